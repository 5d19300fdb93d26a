/// A call of `recordedInline` in a source: its argument, and how that is written anew.
struct RecordedCall {
  static let name = Array("recordedInline".utf8)

  private let source: [UInt8]
  private let lineStart: Int
  /// Between the parentheses.
  private let arguments: Range<Int>
  private let literal: SourceLiteral?

  /// What the literal says; `nil` without one.
  var value: String? { literal?.value }

  /// Throws unless just such a call is there.
  init(in source: [UInt8], at place: SourcePlace) throws(UnwritableRecord) {
    self.source = source
    guard let start = Self.start(ofLine: place.line, in: source) else { throw .moved }
    lineStart = start
    var scanner = SourceScanner(source, at: start + place.column - 1)
    // The compiler's column is that of the parenthesis; that of the name would be as good.
    if !scanner.skip(Self.name) {
      guard scanner.follows(Self.name) else { throw .moved }
    }
    scanner.skipWhitespace()
    guard scanner.skip([UInt8(ascii: "(")]) else { throw .moved }
    let open = scanner.position
    scanner.skipWhitespace()
    literal = try SourceLiteral(&scanner)
    scanner.skipWhitespace()
    guard scanner.isAt([UInt8(ascii: ")")]) else { throw .noLiteral }
    arguments = open..<scanner.position
  }

  func edit(recording text: String) -> SourceEdit {
    if text.isEmpty { return SourceEdit(range: arguments, replacement: Array("\"\"".utf8)) }
    let newline = usesCarriageReturns ? "\r\n" : "\n"
    if let literal, let indentation = literal.indentation {
      return SourceEdit(range: literal.range, replacement: LiteralText(text).bytes(indentation: indentation, newline: newline))
    }
    let own = SourceScanner.indentation(of: source, at: lineStart)
    let indentation = own + (own.contains(UInt8(ascii: "\t")) ? [UInt8(ascii: "\t")] : step(above: own.count))
    let bytes = LiteralText(text).bytes(indentation: indentation, newline: newline)
    return SourceEdit(range: arguments, replacement: Array(newline.utf8) + indentation + bytes)
  }

  private var usesCarriageReturns: Bool {
    guard let end = source[lineStart...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return end > lineStart && source[end - 1] == UInt8(ascii: "\r")
  }

  /// How much further the line is indented than the block it stands in.
  private func step(above own: Int) -> [UInt8] {
    var start = lineStart
    while start > 0 {
      start = source[..<(start - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let indentation = SourceScanner.indentation(of: source, at: start).count
      let isBlank = start + indentation >= source.count || [10, 13].contains(source[start + indentation])
      if !isBlank, indentation < own { return Array(repeating: UInt8(ascii: " "), count: own - indentation) }
    }
    return Array("  ".utf8)
  }

  private static func start(ofLine line: Int, in source: [UInt8]) -> Int? {
    var (start, number) = (0, 1)
    while number < line {
      guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      number += 1
    }
    return start
  }
}
