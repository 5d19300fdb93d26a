/// Text of a page. What is put into it is escaped, unless it is markup itself.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  init(joining parts: some Sequence<Markup>) { text = parts.map(\.text).joined(separator: "\n") }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    mutating func appendInterpolation(_ text: String) { self.text += Markup.escaped(text) }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// The address of a file beside a page.
    mutating func appendInterpolation(path: String) {
      let allowed = Markup.pathCharacters
      text += path.utf8.map { allowed.contains($0) ? String(UnicodeScalar($0)) : "%" + Markup.hexadecimal($0) }.joined()
    }
  }

  private static let pathCharacters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./".utf8)

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// For text and for quoted attributes, of HTML and of XML; what no XML may hold is shown as a replacement.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
