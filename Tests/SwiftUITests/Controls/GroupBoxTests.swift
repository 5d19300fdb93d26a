import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Titled: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("styled")
      configuration.label
      configuration.content
    }
  }
}

@MainActor struct GroupBoxTests {
  @Test func theLabelStandsAboveTheContentOnACard() {
    let screen = ControlScreen(GroupBox("Account") { Text("Ann") })

    #expect(screen.texts == ["Account", "Ann"])
    #expect(screen.fills == [Color.groupedBackground.drawn])
  }

  @Test func aBoxNeedsNoLabel() {
    #expect(ControlScreen(GroupBox { Text("Ann") }).texts == ["Ann"])
  }

  @Test func aStyleGoesOnInside() {
    let screen = ControlScreen(
      GroupBox(label: Text("outer")) { GroupBox("inner") { Text("Ann") } }.groupBoxStyle(Titled()))

    #expect(screen.texts == ["styled", "outer", "styled", "inner", "Ann"])
  }
}
