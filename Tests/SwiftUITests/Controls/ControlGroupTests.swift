import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Titled: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      ControlGroup(configuration)
    }
  }
}

@MainActor struct ControlGroupTests {
  @Test func theControlsStandSideBySideWithoutTheLabel() {
    let screen = ControlScreen(
      ControlGroup("Edit") {
        Button("Cut") {}; Button("Copy") {}
      })

    let buttons = screen.nodes.filter { $0.role == .button }
    #expect(buttons.map(\.label) == ["Cut", "Copy"])
    #expect(buttons[0].frame.midY == buttons[1].frame.midY)
    #expect(!screen.texts.contains("Edit"))
  }

  @Test func inNavigationStyleTheyDoToo() {
    let screen = ControlScreen(
      ControlGroup {
        Button("Cut") {}; Button("Copy") {}
      } label: {
        Text("Edit")
      }.controlGroupStyle(.navigation))

    #expect(screen.texts == ["Cut", "Copy"])
  }

  @Test func inMenuStyleTheLabelOpensTheControls() {
    let screen = ControlScreen(
      ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} }.controlGroupStyle(.menu))
    #expect(!screen.texts.contains("Cut"))

    screen.tap("Edit")

    #expect(screen.texts.contains("Cut"))
  }

  @Test func aStyleShowsTheLabelAndTheControls() {
    let screen = ControlScreen(ControlGroup(String("Edit")) { Button("Cut") {} }.controlGroupStyle(Titled()))

    #expect(screen.texts == ["Edit", "Cut"])
  }
}
