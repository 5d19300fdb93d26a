import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@Suite struct TextMetricsTests {
  let em = DisplayFont(size: CGFloat(InterTable.unitsPerEm))

  @Test func advancesAreInters() {
    #expect(TextMetrics.positions(of: "P", font: em).width == 1788)
  }

  @Test func kerningMovesTheCharacterThatFollows() {
    let apart = TextMetrics.positions(of: "A", font: em).width

    let (positions, width) = TextMetrics.positions(of: "AV", font: em)

    #expect(positions[0] == 0)
    #expect(positions[1] < apart)
    #expect(width == positions[1] + TextMetrics.positions(of: "V", font: em).width)
  }

  @Test func positionsGrowWithTheFontAndAreNotRounded() {
    let small = TextMetrics.positions(of: "Hello", font: DisplayFont(size: 13))
    let large = TextMetrics.positions(of: "Hello", font: DisplayFont(size: 26))

    #expect(zip(small.positions, large.positions).allSatisfy { abs($0 * 2 - $1) < 1e-9 })
    #expect(small.width != small.width.rounded())
  }

  @Test func heavierTextIsWider() {
    let widths = [300, 400, 500, 600, 700, 800, 900].map {
      TextMetrics.positions(of: "Heavier text is wider", font: DisplayFont(size: 17, weight: $0)).width
    }

    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
  }

  @Test(arguments: [(100, 300), (350, 300), (420, 400), (1000, 900)])
  func otherWeightsMeasureAsTheNearest(weight: Int, nearest: Int) {
    let other = TextMetrics.positions(of: "nearest", font: DisplayFont(size: 17, weight: weight))

    #expect(other.width == TextMetrics.positions(of: "nearest", font: DisplayFont(size: 17, weight: nearest)).width)
  }

  @Test func thereIsOnePositionForEachCharacter() {
    let line = "a\u{301}é👩‍👩‍👧‍👦 日本\u{200B}🇩🇪\r\nx"

    #expect(TextMetrics.positions(of: line, font: em).positions.count == line.count)
  }

  @Test func anAccentOfItsOwnMeasuresAsThePrecomposedLetter() {
    let composed = TextMetrics.positions(of: "T\u{E9}V", font: em)

    #expect(TextMetrics.positions(of: "Te\u{301}V", font: em) == composed)
  }

  @Test func aLetterThatNeedsTwoPathsMeasuresTheSameOnBoth() {
    let ascii = TextMetrics.positions(of: "AVATAR To. Ty", font: em)

    let mixed = TextMetrics.positions(of: "AVATAR To. Ty日", font: em)

    #expect(mixed.positions.dropLast() == ascii.positions[...])
  }

  @Test(arguments: ["日", "한", "（"])
  func wideCharactersAreOneEm(character: Character) {
    #expect(TextMetrics.positions(of: String(character), font: em).width == em.size)
  }

  @Test(arguments: ["😀", "🇩🇪", "❤️", "1️⃣", "👍🏽", "🖋", "👩‍👩‍👧‍👦"])
  func emojiAreAQuarterWiderThanAnEm(character: Character) {
    let share = TextMetrics.positions(of: String(character), font: em).width / em.size

    #expect(abs(share - 1.245) < 0.001)
  }

  @Test func aVowelSignThatTakesRoomWidensItsLetter() {
    let width = { (text: String) in TextMetrics.positions(of: text, font: em).width }

    #expect(width("का") > width("क"))
    #expect(width("கு") >= width("க"))
    #expect(width("ที่") == width("ท"))
  }

  @Test func lettersOfOtherScriptsAreWiderInBold() {
    let bold = DisplayFont(size: em.size, weight: 700)

    #expect(TextMetrics.positions(of: "שלום", font: bold).width > TextMetrics.positions(of: "שלום", font: em).width)
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{AD}", "\u{2060}"])
  func marksAndInvisibleControlsTakeNoWidth(scalar: String) {
    #expect(TextMetrics.positions(of: scalar, font: em).width == 0)
  }

  @Test func whatNobodyKnowsTakesTheMeanOfTheSmallLetters() {
    let letters = (97...122).map { TextMetrics.positions(of: String(UnicodeScalar($0)), font: em).width }
    let mean = (letters.reduce(0, +) / 26).rounded(.down)

    #expect(TextMetrics.positions(of: "ᚠ", font: em).width == mean)
  }

  @Test func monospacedTextStandsOnAGrid() {
    let (positions, width) = TextMetrics.positions(of: "iWé日.", font: DisplayFont(size: 2048, isMonospaced: true))

    #expect(zip(positions, [0, 1233, 2466, 3699, 6165]).allSatisfy { abs($0 - $1) < 2 })
    #expect(abs(width - 7398) < 2)
  }

  @Test func nothingMeasuresNothing() {
    let (positions, width) = TextMetrics.positions(of: "", font: em)

    #expect(positions.isEmpty && width == 0)
  }

  // intrinsic-sizes.tsv, "expected on a default host": @2x / @3x.
  @Test(arguments: [
    (34.0, 41, 40.67), (28, 33.5, 33.67), (22, 26.5, 26.33), (20, 24, 24), (17, 20.5, 20.33), (15, 18, 18),
    (16, 19.5, 19.33), (13, 16, 15.67), (12, 14.5, 14.33), (11, 13.5, 13.33),
  ])
  func lineHeightsAreThoseOfSF(size: CGFloat, twice: CGFloat, thrice: CGFloat) {
    let font = DisplayFont(size: size)

    #expect(TextMetrics.lineHeight(of: font, pixel: 0.5) == twice)
    #expect(abs(TextMetrics.lineHeight(of: font, pixel: 1 / 3) - thrice) < 0.01)
  }

  // intrinsic-sizes.tsv, "Font baseline": 13 in a line of 16 at 13 points.
  @Test func theBaselineOfThirteenPointsIsThirteenFromTheTop() {
    #expect(TextMetrics.ascent(of: DisplayFont(size: 13), pixel: 0.5) == 13)
    #expect(TextMetrics.ascent(of: DisplayFont(size: 13), pixel: 1) == 13)
  }
}
