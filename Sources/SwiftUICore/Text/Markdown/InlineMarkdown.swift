import Foundation

/// The Markdown that a line of text may hold: emphasis, code, strikethrough and links; blocks stay as they are written.
///
/// - Gap: a bare address is no link, and an emphasis that crosses another (`*a **b* c**`) is read from the left.
enum InlineMarkdown {
  struct Markup: Equatable, Sendable {
    var isEmphasized = false
    var isStrong = false
    var isCode = false
    var isStruck = false
    var link: URL?
  }

  struct Part: Equatable {
    var text: String
    var markup: Markup
  }

  /// Whether a text has any character that could mean something.
  static func mayStyle(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "\\"),
        UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }

  static func parts(of text: String) -> [Part] {
    guard mayStyle(text) else { return [Part(text: text, markup: Markup())] }
    var parser = InlineMarkdownParser(text)
    return parser.parse()
  }
}

extension TextStyle {
  mutating func apply(_ markup: InlineMarkdown.Markup) {
    if markup.isEmphasized { isItalic = true }
    if markup.isStrong { weight = .bold }
    if markup.isCode { isMonospaced = true }
    if markup.isStruck { strikethrough = .single }
    if let link = markup.link { self.link = link }
  }
}
