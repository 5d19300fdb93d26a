import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct FontTests {
  private func drawn(_ font: Font) -> DisplayFont? { Screen(Text("A").font(font)).runs.first?.font }

  private func resolved(_ font: Font) -> Font.Resolved { font.resolve(in: EnvironmentValues().fontResolutionContext) }

  @Test func aTextStyleHasItsSize() {
    let sizes: [(Font, Font.TextStyle, CGFloat)] = [
      (Font.extraLargeTitle, Font.TextStyle.extraLargeTitle, 36), (Font.extraLargeTitle2, Font.TextStyle.extraLargeTitle2, 28),
      (Font.largeTitle, Font.TextStyle.largeTitle, 34), (Font.title, Font.TextStyle.title, 28),
      (Font.title2, Font.TextStyle.title2, 22), (Font.title3, Font.TextStyle.title3, 20),
      (Font.headline, Font.TextStyle.headline, 17), (Font.body, Font.TextStyle.body, 17),
      (Font.callout, Font.TextStyle.callout, 16), (Font.subheadline, Font.TextStyle.subheadline, 15),
      (Font.footnote, Font.TextStyle.footnote, 13), (Font.caption, Font.TextStyle.caption, 12),
      (Font.caption2, Font.TextStyle.caption2, 11),
    ]

    for (font, style, size) in sizes {
      #expect(drawn(font)?.size == size, "\(style)")
      #expect(drawn(.system(style))?.size == size, "\(style)")
    }
  }

  @Test func theDefaultFontIsTheBodys() {
    #expect(drawn(.default) == drawn(.body) && drawn(.default)?.size == 17)
  }

  @Test func aWeightIsDrawn() {
    let weights: [(Font.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
      (.heavy, 800), (.black, 900),
    ]

    for (weight, number) in weights { #expect(drawn(Font.body.weight(weight))?.weight == number) }
  }

  @Test func aBoldFontIsBoldUntilItIsSwitchedOff() {
    #expect(drawn(Font.body.bold())?.weight == 700)
    #expect(drawn(Font.body.bold(true))?.weight == 700)
    #expect(drawn(Font.body.bold().bold(false))?.weight == 400)
  }

  @Test func aSystemFontHasADesignAndAWeight() {
    #expect(drawn(.system(.title, design: .monospaced, weight: .heavy))?.isMonospaced == true)
    #expect(drawn(.system(.title, design: .monospaced, weight: .heavy))?.weight == 800)
    #expect(drawn(.system(.title, design: .monospaced))?.isMonospaced == true)
    #expect(
      drawn(.system(size: 30, weight: .light, design: .monospaced)) == DisplayFont(size: 30, weight: 300, isMonospaced: true))
  }

  @Test("Gap: serif and rounded designs are drawn as the default one") func designs() {
    let designs: [Font.Design] = [Font.Design.default, Font.Design.serif, Font.Design.rounded]

    for design in designs { #expect(drawn(.system(.body, design: design)) == drawn(.body)) }
    #expect(Font.system(.body, design: .serif) != Font.system(.body, design: .rounded))
  }

  @Test func aFontOfOneWidthSaysSo() {
    #expect(drawn(Font.body.monospaced())?.isMonospaced == true)
    #expect(drawn(Font.body.monospaced(true))?.isMonospaced == true)
    #expect(resolved(Font.body.monospaced()).isMonospaced && !resolved(Font.body.monospaced(false)).isMonospaced)
    #expect(drawn(Font.body.monospacedDigit())?.hasMonospacedDigits == true)
  }

  @Test func anItalicFontIsDrawnItalic() {
    #expect(drawn(Font.body.italic())?.isItalic == true)
    #expect(drawn(Font.body.italic(true))?.isItalic == true)
    #expect(drawn(Font.body.italic().italic(false))?.isItalic == false)
  }

  @Test func smallCapitalsAreChosenByCase() {
    #expect(resolved(Font.body.smallCaps(true)).isSmallCaps && !resolved(Font.body.smallCaps().smallCaps(false)).isSmallCaps)
    #expect(resolved(Font.body.lowercaseSmallCaps(true)).isLowercaseSmallCaps)
    #expect(!resolved(Font.body.lowercaseSmallCaps()).isUppercaseSmallCaps)
    #expect(!resolved(Font.body.lowercaseSmallCaps().lowercaseSmallCaps(false)).isLowercaseSmallCaps)
    #expect(resolved(Font.body.uppercaseSmallCaps()).isUppercaseSmallCaps)
    #expect(!resolved(Font.body.uppercaseSmallCaps().uppercaseSmallCaps(false)).isUppercaseSmallCaps)
  }

  @Test func aWidthIsANumberAroundTheStandard() {
    let widths: [Font.Width] = [Font.Width.compressed, Font.Width.condensed, Font.Width.standard, Font.Width.expanded]

    #expect(widths.map(\.value) == widths.map(\.value).sorted() && Font.Width.standard.value == 0)
    #expect(resolved(Font.body.width(.expanded)).width == .expanded)
    #expect(resolved(Font.body.width(Font.Width(0.1))).width.value == 0.1)
  }

  @Test func theDistanceOfLinesIsKept() {
    let distances: [Font.Leading] = [Font.Leading.standard, Font.Leading.tight, Font.Leading.loose]

    #expect(distances.map { resolved(Font.body.leading($0)).leading } == distances)
  }
}
