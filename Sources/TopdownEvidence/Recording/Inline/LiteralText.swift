/// A text as a literal of several lines, readable first: raw where it would need escapes for what can be shown.
struct LiteralText {
  private let text: String
  /// As many `#` as keep what stands in the text from being taken for an escape or the end.
  private let marks: String

  init(_ text: String) {
    self.text = text
    let isPlain = !text.utf8.contains(UInt8(ascii: "\\")) && !text.contains(bytes: "\"\"\"")
    marks =
      isPlain
      ? ""
      : (1...).lazy.map { String(repeating: "#", count: $0) }.first { marks in
        !text.contains(bytes: "\\" + marks) && !text.contains(bytes: "\"\"\"" + marks)
      }!
  }

  func bytes(indentation: [UInt8], newline: String) -> [UInt8] {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line -> [UInt8] in
      line.isEmpty ? [] : indentation + escaped(line).utf8
    }
    let all = [Array("\(marks)\"\"\"".utf8)] + lines + [indentation + "\"\"\"\(marks)".utf8]
    return Array(all.joined(separator: Array(newline.utf8)))
  }

  private func escaped(_ line: Substring.UnicodeScalarView) -> String {
    var escaped = line.map { Self.isUnseen($0) ? escape($0) : String($0) }
    // Editors take white space off the ends of lines.
    if line.last == " " { escaped[escaped.count - 1] = escape(" ") }
    return escaped.joined()
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\\(marks)t"
    case "\r": "\\\(marks)r"
    default: "\\\(marks)u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// Controls, and what turns the direction of the text around it; not the joiner, which emoji are made with.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x200b, 0x200c, 0x200e, 0x200f, 0x2028...0x202e, 0x2060...0x2069, 0xfeff: true
    default: false
    }
  }
}

extension String {
  /// Whether these bytes occur, whatever characters they belong to: a quote with an accent still ends a literal.
  fileprivate func contains(bytes part: String) -> Bool {
    let (bytes, part) = (Array(utf8), Array(part.utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: part) }
  }
}
