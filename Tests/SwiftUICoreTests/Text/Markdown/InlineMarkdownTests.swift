import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

struct InlineMarkdownTests {
  /// Each part with its marks: e for emphasis, s for strong, c for code, d for struck, l for a link.
  private func parts(_ text: String) -> [String] {
    InlineMarkdown.parts(of: text).map { part in
      let marks = [
        (part.markup.isEmphasized, "e"), (part.markup.isStrong, "s"), (part.markup.isCode, "c"), (part.markup.isStruck, "d"),
        (part.markup.link != nil, "l"),
      ].filter(\.0).map(\.1).joined()
      return marks.isEmpty ? part.text : "\(marks):\(part.text)"
    }
  }

  @Test(arguments: [
    ("plain", ["plain"]), ("*a* b", ["e:a", " b"]), ("_a_ b", ["e:a", " b"]), ("a **b** c", ["a ", "s:b", " c"]),
    ("__b__", ["s:b"]), ("***b***", ["es:b"]), ("`a*b*`", ["c:a*b*"]), ("~~old~~ new", ["d:old", " new"]), ("~old~", ["d:old"]),
    ("[text](https://example.com) end", ["l:text", " end"]), ("[**bold** link](https://a.b)", ["sl:bold", "l: link"]),
    ("<https://a.b>", ["l:https://a.b"]), ("*a **b** c*", ["e:a ", "es:b", "e: c"]), ("**bold *both***", ["s:bold ", "es:both"]),
  ])
  func marksAreRead(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "a*", "*a", "**", "~~~", "`a", "[a]", "[a](b c", "a < b > c", "5 ** 2", "* a *", "_ a_",
  ])
  func whatOpensAndNeverClosesIsText(text: String) {
    #expect(parts(text) == [text])
  }

  @Test func aBackslashTakesAMarksMeaning() {
    #expect(parts(#"\*a\* C:\new"#) == [#"*a* C:\new"#])
  }

  @Test func aLinkHasItsAddress() {
    #expect(
      InlineMarkdown.parts(of: "[a](https://example.com/x(1) \"title\")").first?.markup.link?.absoluteString
        == "https://example.com/x(1)")
  }

  @Test func anAttributedStringReadsMarkdown() throws {
    let string = try AttributedString(markdown: "a **b** [c](d)", baseURL: URL(string: "https://example.com"))

    #expect(String(string.characters) == "a b c")
    #expect(string.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil, nil])
    #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.com/d"])
  }
}
