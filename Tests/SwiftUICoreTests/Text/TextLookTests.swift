import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TextLookTests {
  private func run(_ view: some View) -> TextRun? { Screen(view).runs.first }

  private func bars(_ view: some View) -> [DisplayColor] { Screen(view).graph.displayList().fills.map(\.color) }

  /// The dashes of the lines that are drawn.
  private func dashes(_ view: some View) -> [[CGFloat]] {
    Screen(view).items.compactMap { if case .line(_, _, let stroke) = $0 { stroke.dash } else { nil } }
  }

  @Test func aTextHasItsOwnColor() {
    let text: Text = Text("A").foregroundColor(.red)
    let surrounded: Text = Text("A").foregroundColor(nil)

    #expect(run(text)?.color == Color.red.display)
    #expect(run(surrounded.foregroundStyle(.green))?.color == Color.green.display)
  }

  @Test func aTextIsItalicUntilItIsSwitchedOff() {
    let italic: Text = Text("A").italic(true)
    let upright: Text = Text("A").italic(false)

    #expect(run(italic)?.font.isItalic == true)
    #expect(run(upright)?.font.isItalic == false)
  }

  @Test func digitsOfOneWidthAreChosenAround() {
    #expect(run(VStack { Text("1") }.monospacedDigit())?.font.hasMonospacedDigits == true)
  }

  @Test("Gap: widths and designs change nothing that is drawn") func widths() {
    let text: Text = Text("A").fontWidth(.expanded)

    #expect(run(text) == run(Text("A")))
    #expect(run(VStack { Text("A") }.fontWidth(.expanded)) == run(VStack { Text("A") }))
    #expect(run(VStack { Text("A") }.fontDesign(.monospaced))?.font.isMonospaced == true)
  }

  @Test func aBaselineAroundTextsRaisesThem() {
    let plain = Screen(VStack { Text("A") }).graph.rootNode.children[0].size.height
    let raised = Screen(VStack { Text("A") }.baselineOffset(6)).graph.rootNode.children[0].size.height

    #expect(raised - plain == 6)
  }

  @Test func trackingAroundTextsAddsToEachCharacter() {
    let plain = run(VStack { Text("Dune") })?.positions ?? []
    let tracked = run(VStack { Text("Dune") }.tracking(3))?.positions ?? []

    #expect(tracked.count == 4 && abs(tracked[3] - plain[3] - 9) < 0.01)
  }

  @Test func aStrikeHasAPattern() {
    let patterns: [Text.LineStyle.Pattern] = [
      Text.LineStyle.Pattern.dot, Text.LineStyle.Pattern.dash, Text.LineStyle.Pattern.dashDot,
      Text.LineStyle.Pattern.dashDotDot,
    ]

    let own: [[[CGFloat]]] = patterns.map { pattern in
      let text: Text = Text("A").strikethrough(pattern: pattern, color: .red)
      return dashes(text)
    }
    let around: [[[CGFloat]]] = patterns.map { dashes(VStack { Text("A") }.strikethrough(true, pattern: $0, color: .red)) }

    #expect(own == around && Set(own).count == 4 && !own.contains([]))
    #expect(bars(Text("A").strikethrough(pattern: .solid, color: .red)) == [Color.red.display])
  }

  @Test func aSmallerScaleIsChosenAround() {
    let scale: Text.Scale = Text.Scale.secondary

    #expect(run(VStack { Text("A") }.textScale(scale))!.font.size < 17)
    #expect(run(VStack { Text("A") }.textScale(scale, isEnabled: false))?.font.size == 17)
    #expect(run(VStack { Text("A") }.textScale(.default))?.font.size == 17)
  }

  @Test func linesAreAlignedToASide() {
    func starts(_ alignment: TextAlignment) -> [CGFloat] {
      Screen(Text("Dune\nI").multilineTextAlignment(alignment)).runs.map(\.origin.x)
    }
    let (leading, center, trailing) = (
      starts(TextAlignment.leading), starts(TextAlignment.center), starts(TextAlignment.trailing)
    )

    #expect(leading[0] == leading[1])
    #expect(center[0] < center[1] && center[1] < trailing[1] && abs(trailing[0] - leading[0]) < 1)
  }

  @Test func aLineStyleIsMadeOfAPatternAndAColor() {
    let style = Text.LineStyle(pattern: .dash, color: .red)
    var text = AttributedString("Dune")
    text.swiftUI.strikethroughStyle = style

    #expect(dashes(Text(text)) == dashes(Text("Dune").strikethrough(pattern: .dash, color: .red)))
  }

  @Test func tighteningIsKeptForTexts() {
    #expect(surroundings(\.allowsTightening) { $0.allowsTightening(true) } == true)
    #expect(surroundings(\.allowsTightening) { $0.allowsTightening(true).allowsTightening(false) } == true)
  }
}
