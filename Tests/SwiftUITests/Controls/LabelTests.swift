import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      Label(configuration)
    }
  }
}

@MainActor struct LabelTests {
  @Test func aLabelIsOneTextNamedByItsTitle() {
    let screen = ControlScreen(Label("Books", systemImage: "book"))

    #expect(screen.lines == ["text \"Books\""])
    #expect(screen.texts == ["Books"])
    #expect(screen.symbols.map(\.name) == ["book"])
  }

  // Gaps: intrinsic-sizes.tsv, Label, recorded from iOS 26.

  @Test func titleAndIconStandEightApart() {
    let title = ControlScreen(Text("Books")).nodes[0].frame.width
    let icon = ControlScreen(Image(systemName: "book")).nodes[0].frame.width

    let screen = ControlScreen(Label("Books", systemImage: "book"))

    #expect(screen.nodes[0].frame.width == icon + 8 + title)
  }

  @Test func inAListRowTheIconHasASlotOfTwentyFourAndTheAccentColor() {
    let title = ControlScreen(Text("Books")).nodes[0].frame.width

    let screen = ControlScreen(Label("Books", systemImage: "book").environment(\.isInListRow, true))

    #expect(screen.nodes[0].frame.width == 24 + 16 + title)
    #expect(screen.symbols.first?.color == Color.accentColor.drawn)
  }

  @Test func inAListRowTheSlotGrowsWithTheText() {
    let label = Label("Books", systemImage: "book").environment(\.isInListRow, true)
    let title = ControlScreen(Text("Books").dynamicTypeSize(.accessibility3)).nodes[0].frame.width

    let screen = ControlScreen(label.dynamicTypeSize(.accessibility3))

    let slot = screen.nodes[0].frame.width - 16 - title
    #expect(slot > 48)
    #expect(screen.symbols.allSatisfy { $0.frame.width <= slot })
  }

  @Test func withoutItsTitleALabelIsStillNamedByIt() {
    let screen = ControlScreen(Label("Books", systemImage: "book").labelStyle(.iconOnly))

    #expect(screen.lines == ["text \"Books\""])
    #expect(screen.texts == [])
    #expect(screen.nodes[0].frame.size == ControlScreen(Image(systemName: "book")).nodes[0].frame.size)
  }

  @Test func withoutItsIconALabelIsItsTitle() {
    let screen = ControlScreen(Label("Books", systemImage: "book").labelStyle(.titleOnly))

    #expect(screen.symbols.isEmpty)
    #expect(screen.nodes[0].frame.size == ControlScreen(Text("Books")).nodes[0].frame.size)
  }

  @Test func aStyleMayBuildOnTheLabelItWasGiven() {
    let screen = ControlScreen(Label("Books", systemImage: "book").labelStyle(Upright()))

    #expect(screen.symbols.map(\.name) == ["book", "book"])
    #expect(screen.lines == ["text \"Books\""])
  }
}
