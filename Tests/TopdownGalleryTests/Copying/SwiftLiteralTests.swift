import Testing

@testable import TopdownGallery

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("plain", #""plain""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("a\nb\tc\r", #""a\nb\tc\r""#),
    ("\u{7}\u{202E}x", #""\u{7}\u{202e}x""#),
    ("שלום é", "\"שלום é\""),
  ])
  func aTextIsSpelledSoThatItReadsAsItself(text: String, literal: String) {
    #expect(SwiftLiteral.text(text) == literal)
  }
}
