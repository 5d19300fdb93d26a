import Testing

@testable import TopdownDisplay

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("plain", #""plain""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("a\nb\tc\r", #""a\nb\tc\r""#),
    ("\u{7}\u{202E}x", #""\u{7}\u{202e}x""#),
    ("שלום é", "\"שלום é\""),
  ])
  func aTextIsSpelledSoThatItReadsAsItself(text: String, literal: String) {
    #expect(SwiftLiteral.text(text) == literal)
  }

  @Test(arguments: [(320.0, "320"), (0.5, "0.5"), (-2, "-2"), (1e20, "1e+20")])
  func aWholeNumberHasNoPoint(number: Double, literal: String) {
    #expect(SwiftLiteral.number(number) == literal)
  }
}
