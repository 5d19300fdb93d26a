import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TextStyleTests {
  private func runs(_ view: some View, width: CGFloat = 300) -> [TextRun] {
    items(view, width: width).compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private func items(_ view: some View, width: CGFloat = 300) -> [DisplayItem] {
    Screen(view, size: CGSize(width: width, height: 300)).graph.displayList().items
  }

  private func font(_ view: some View) -> DisplayFont? { runs(view).first?.font }

  @Test func whatIsSetOnATextWinsOverItsSurroundings() {
    #expect(font(Text("A").fontWeight(.light).fontWeight(.heavy).bold())?.weight == 300, "the innermost wins")
    #expect(font(VStack { Text("A").italic() }.italic(false))?.isItalic == true)
    #expect(font(VStack { Text("A") }.bold().fontWeight(.thin))?.weight == 700)
  }

  @Test func aFontCanBeModifiedByItsSurroundings() {
    #expect(font(VStack { Text("A").font(.title) }.bold())?.size == 28)
    #expect(font(Text("A").monospaced())?.isMonospaced == true)
    #expect(font(Text("A").fontDesign(.monospaced))?.isMonospaced == true)
    #expect(font(VStack { Text("A") }.monospaced())?.isMonospaced == true)
    #expect(font(Text("A").font(.body.pointSize(30).scaled(by: 2)))?.size == 60)
    #expect(font(Text("A").bold(false))?.weight == 400)
    #expect(font(Text("A").textScale(.secondary))!.size < 17)
  }

  @Test func customFontsFollowTheirTextStyle() {
    func size(_ font: Font) -> CGFloat {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = .accessibility5
      return font.resolve(environment).size
    }

    #expect(size(.custom("Gill Sans", size: 17)) == 53)
    #expect(size(.custom("Gill Sans", size: 34, relativeTo: .largeTitle)) == 60)
    #expect(size(.custom("Gill Sans", fixedSize: 17)) == 17)
    #expect(size(.system(size: 17)) == 17)
  }

  @Test func aFontTellsWhatItComesTo() {
    let resolved = Font.headline.italic().smallCaps().leading(.tight).width(.condensed)
      .resolve(in: EnvironmentValues().fontResolutionContext)

    #expect(resolved.pointSize == 17 && resolved.weight == .semibold && resolved.isBold)
    #expect(resolved.isItalic && resolved.isSmallCaps && resolved.leading == .tight && resolved.width == .condensed)
  }

  @Test func heavierTextIsHeavier() {
    var environment = EnvironmentValues()
    environment.legibilityWeight = .bold

    #expect(Font.body.resolve(environment).weight == 600)
  }

  @Test func digitsOfOneWidthKeepATimerStill() {
    func width(_ text: String) -> CGFloat { runs(Text(text).monospacedDigit())[0].positions.last! }

    #expect(width("11:11 ") == width("00:00 "))
    #expect(runs(Text("11:11 "))[0].positions.last! < width("11:11 "))
  }

  @Test func smallCapitalsAreSmallerCapitals() {
    let drawn = runs(Text("Dune").font(.body.lowercaseSmallCaps()))

    #expect(drawn.map(\.text) == ["D", "UNE"])
    #expect(drawn[1].font.size < drawn[0].font.size)
  }

  @Test func trackingAddsToEachCharacter() {
    let plain = runs(Text("Dune"))[0].positions
    let tracked = runs(Text("Dune").tracking(3))[0].positions
    let kerned = runs(VStack { Text("Dune") }.kerning(2))[0].positions

    #expect(zip(plain, tracked).enumerated().allSatisfy { abs($1.0 + 3 * CGFloat($0) - $1.1) < 0.01 })
    #expect(abs(kerned[3] - plain[3] - 6) < 0.01)
    #expect(runs(Text("Dune").tracking(3).kerning(9))[0].positions == tracked)
  }

  @Test func aBaselineOffsetRaisesThePartAndTheLine() {
    let screen = Screen(Text("a") + Text("2").baselineOffset(6))
    let runs = runs(Text("a") + Text("2").baselineOffset(6))

    #expect(runs[0].origin.y - runs[1].origin.y == 6)
    #expect(screen.graph.rootNode.children[0].size.height == 26.5)
  }

  @Test func linesAreDrawnUnderAndThroughATextInItsColor() {
    func bars(_ view: some View) -> [(CGRect, DisplayColor)] {
      items(view).compactMap { if case .fill(.rectangle(let bar), let color) = $0 { (bar, color) } else { nil } }
    }
    let underline = bars(Text("Dune").underline().foregroundStyle(.red))
    let strike = bars(Text("Dune").strikethrough(color: .blue))

    #expect(underline.count == 1 && underline[0].1 == Color.red.display)
    #expect(strike.count == 1 && strike[0].1 == Color.blue.display)
    #expect(strike[0].0.minY < underline[0].0.minY && underline[0].0.height == 1)
    #expect(bars(VStack { Text("Dune") }.underline()).count == 1)
    #expect(bars(VStack { Text("Dune").underline(false) }.underline()).isEmpty)
  }

  @Test func aLineMayBeDashed() {
    let dashed = items(Text("Dune").underline(pattern: .dash)).contains { if case .line = $0 { true } else { false } }

    #expect(dashed)
  }

  @Test func aCaseIsDrawnAndRead() {
    let screen = Screen(VStack { Text("Dune") }.textCase(.uppercase))

    #expect(screen.texts == ["DUNE"])
    #expect(Screen(Text("Dune").textCase(.lowercase)).texts == ["dune"])
  }
}
