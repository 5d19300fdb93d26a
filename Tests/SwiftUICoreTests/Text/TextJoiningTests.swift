import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TextJoiningTests {
  private func runs(_ view: some View, width: CGFloat = 300) -> [TextRun] {
    Screen(view, size: CGSize(width: width, height: 300)).graph.displayList().items.compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  @Test func joinedTextsKeepTheirStylesAndStandOnOneBaseline() {
    let drawn = runs(Text("Hello ").bold() + Text("big").font(.largeTitle) + Text(" world").foregroundStyle(.red))

    #expect(drawn.map(\.text) == ["Hello ", "big", " world"])
    #expect(drawn.map(\.font.weight) == [700, 400, 400])
    #expect(drawn.map(\.font.size) == [17, 34, 17])
    #expect(Set(drawn.map(\.origin.y)).count == 1)
    #expect(drawn[2].color == Color.red.display)
    #expect(drawn[1].positions[0] > drawn[0].positions.last!)
  }

  @Test func aJoinedTextIsReadAsOne() {
    #expect(Screen(Text("Hello, ") + Text("world").bold()).texts == ["Hello, world"])
  }

  @Test func anOuterModifierFillsInWhatPartsLeaveOpen() {
    let drawn = runs((Text("a").font(.title) + Text("b")).font(.caption))

    #expect(drawn.map(\.font.size) == [28, 12])
  }

  @Test func partsThatLookTheSameAreOne() {
    #expect(runs(Text("To") + Text("day")).map(\.text) == ["Today"])
  }

  @Test func linesBreakAcrossParts() {
    let drawn = runs(Text("one two ").bold() + Text("three four"), width: 70)

    #expect(drawn.map(\.text).joined() == "one two three four")
    #expect(Set(drawn.map(\.origin.y)).count > 1)
  }

  @Test func aLineIsAsHighAsItsHighestPart() {
    func height(_ view: some View) -> CGFloat { Screen(view).graph.rootNode.children[0].size.height }

    #expect(height(Text("a") + Text("b").font(.largeTitle)) == height(Text("b").font(.largeTitle)))
  }

  @Test func aSymbolStandsAmongWords() {
    let screen = Screen(Text("Tap \(Image(systemName: "star")) to like"))
    let items = screen.graph.displayList().items

    #expect(items.contains { if case .symbol(let run) = $0 { run.name == "star" } else { false } })
    #expect(screen.texts == ["Tap star to like"])
  }

  @Test func anInterpolatedTextKeepsItsStyle() {
    let drawn = runs(Text("Read \(Text("Dune").bold()) today"))

    #expect(drawn.map(\.text) == ["Read ", "Dune", " today"])
    #expect(drawn.map(\.font.weight) == [400, 700, 400])
  }

  @Test func anAttributedStringKeepsItsAttributes() {
    var title = AttributedString("Dune")
    title.font = .title
    title.foregroundColor = .red
    title.underlineStyle = .single
    var rest = AttributedString(" by Frank Herbert")
    rest.link = URL(string: "https://example.com")

    let drawn = runs(Text(title + rest))

    #expect(drawn.map(\.font.size) == [28, 17])
    #expect(drawn.map(\.color) == [Color.red.display, Color.blue.display])
  }

  @Test func equalTextsAreEqual() {
    #expect(Text("a").bold() + Text("b") == Text("a").bold() + Text("b"))
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
  }
}
