import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@Suite struct TextLinesTests {
  let font = DisplayFont(size: 17)

  func width(_ text: String) -> CGFloat {
    TextMetrics.positions(of: text, font: font).width
  }

  func lines(_ text: String, _ width: CGFloat?, limit: Int? = nil) -> [String] {
    TextMetrics.lines(of: text, font: font, width: width, lineLimit: limit).map(\.text)
  }

  @Test func aTextThatFitsIsOneLine() {
    let lines = TextMetrics.lines(of: "Hello, world", font: font, width: 200, lineLimit: nil)

    #expect(lines.map(\.text) == ["Hello, world"])
    #expect(lines[0].width == width("Hello, world"))
    #expect(lines[0].positions == TextMetrics.positions(of: "Hello, world", font: font).positions)
  }

  @Test(arguments: ["Hello, world", "Grüße ×2", "AVATAR 日本"])
  func theWidthATextAskedForIsEnough(text: String) {
    #expect(lines(text, width(text)) == [text])
  }

  @Test func aLineTakesWhatFits() {
    #expect(lines("one two three four five six", width("one two three")) == ["one two three ", "four five six"])
  }

  @Test func spacesHangOverTheEndAndCountUpToTheOffer() {
    let offered = width("one two") + 1

    let first = TextMetrics.lines(of: "one two    three four five", font: font, width: offered, lineLimit: nil)[0]

    #expect(first.text == "one two    ")
    #expect(abs(first.width - offered) < 0.01)
  }

  @Test func linesTogetherAreTheText() {
    let text = "A very long-winded text — with accents (é, e\u{301}), 日本語のテキスト and Unbreakablewordsofgreatlength."

    #expect((10...200).allSatisfy { lines(text, CGFloat($0)).joined() == text })
  }

  @Test func noLineIsWiderThanTheOfferUnlessItIsOneCharacter() {
    let text = "A very long-winded text — with accents (é), 日本語のテキスト and Unbreakablewordsofgreatlength."

    for offer in stride(from: CGFloat(3), through: 200, by: 7) {
      for line in TextMetrics.lines(of: text, font: font, width: offer, lineLimit: nil) where line.text.trimmed.count > 1 {
        #expect(width(line.text.trimmed) <= offer + 0.01, "\(line.text) in \(offer)")
      }
    }
  }

  @Test func aWordWiderThanTheLineBreaksByCharacters() {
    #expect(lines("incomprehensible", width("incompre")) == ["incompre", "hensible"])
  }

  @Test func hyphensBreakAfterThemselves() {
    #expect(lines("wide well-known words here", width("wide well-")) == ["wide well-", "known ", "words ", "here"])
    #expect(lines("minus -5 is less", width("minus -")) == ["minus ", "-5 is ", "less"])
  }

  @Test func noBreakSpacesDoNotBreak() {
    #expect(lines("up to 10\u{A0}km more", width("up to 10")) == ["up to ", "10\u{A0}km ", "more"])
  }

  @Test func ideographsBreakBetweenCharactersButNotBeforeAFullStop() {
    #expect(lines("日本語の本。読む", 17 * 3) == ["日本語", "の本。", "読む"])
    #expect(lines("日本語。読む本", 17 * 3) == ["日本", "語。読", "む本"])
  }

  @Test func newlinesBreakWhateverTheWidth() {
    #expect(lines("one\ntwo\r\nthree", nil) == ["one", "two", "three"])
    #expect(lines("one\n\n", nil) == ["one", "", ""])
  }

  @Test func nothingIsOneEmptyLine() {
    #expect(TextMetrics.lines(of: "", font: font, width: 10, lineLimit: 3) == [TextLine(text: "", positions: [], width: 0)])
  }

  // behaviour-facts.md 64.
  @Test("a word alone in the second line gets company if that evens the lines (fact 64)")
  func aWordAloneInTheSecondLineGetsCompanyIfThatEvensTheLines() {
    #expect(lines("several words alone", width("several words")) == ["several ", "words alone"])
    #expect(lines("a considerably longer one", width("a considerably longer")) == ["a considerably ", "longer one"])
    #expect(lines("of incomprehensibility more", width("of incomprehensibility")) == ["of incomprehensibility ", "more"])
  }

  @Test func theLastAllowedLineEndsInDotsWhenTextRemains() {
    let offer = width("one two three")

    #expect(lines("one two three four five six seven", offer, limit: 2) == ["one two three ", "four five six…"])
    #expect(lines("one two three four", offer, limit: 1) == ["one two thr…"])
    #expect(lines("one\ntwo", 200, limit: 1) == ["one…"])
    #expect(lines("one two", 200, limit: 1) == ["one two"])
  }

  @Test func noSpaceStandsBeforeTheDots() {
    #expect(lines("one two three", width("one t…") - 1, limit: 1) == ["one…"])
  }

  @Test func aTruncatedLineFits() {
    for offer in stride(from: CGFloat(20), through: 140, by: 3) {
      let line = TextMetrics.lines(of: "AVATAR To. Ty Version-7 of it all", font: font, width: offer, lineLimit: 1)[0]
      #expect(line.width <= offer + 0.01 && line.text.hasSuffix("…"))
      #expect(line.positions.count == line.text.count)
    }
  }

  @Test func whereNotEvenDotsFitDotsAreShown() {
    #expect(lines("one two", 0, limit: 1) == ["…"])
  }

  @Test(arguments: [Double.nan, .infinity])
  func aWidthThatIsNoNumberIsNoLimit(width: Double) {
    #expect(lines("one two", width) == ["one two"])
  }

  @Test func aTextLongerThanAnyScreenIsMeasured() {
    let text = String(repeating: "Long long ago. ", count: 200_000)

    #expect(lines(text, 1e9, limit: 1) == [text])
    #expect(lines(text, 100, limit: 1).count == 1)
  }

  @Test func aZeroWidthStillTakesOneCharacterALine() {
    #expect(lines("abc", 0) == ["a", "b", "c"])
    #expect(lines("abc", -5) == ["a", "b", "c"])
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
