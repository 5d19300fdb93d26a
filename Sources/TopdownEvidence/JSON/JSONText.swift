/// Spells JSON the same way on every system, byte for byte.
enum JSONText {
  static func string(_ text: String) -> String { "\"" + text.unicodeScalars.map(escaped).joined() + "\"" }

  static func array(_ texts: [String]) -> String { "[" + texts.map(string).joined(separator: ", ") + "]" }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{0}"..<"\u{20}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
