extension SymbolTable {
  /// The icon's character for an SF Symbol; a filled variant without an icon of its own takes the plain one's.
  static func icon(for symbol: String) -> Character? {
    icons[symbol] ?? (symbol.hasSuffix(".fill") ? icons[String(symbol.dropLast(5))] : nil)
  }

  private static let icons: [String: Character] = {
    let rows = lines.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (String(row[0]), Character(Unicode.Scalar(UInt32(row[2], radix: 16)!)!))
      })
  }()
}
