import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Paint: View {
  @State var color = Color.red
  var supportsOpacity = true
  var body: some View { ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity) }
}

@MainActor struct ColorPickerTests {
  @Test func aPickerSaysAndTakesTheComponents() {
    let screen = ControlScreen(Paint())

    let before = screen.lines
    screen.perform(.setValue, on: "Paint", "#00FF0080")

    #expect(before == ["colorPicker \"Paint\" #FF3B30"])
    #expect(screen.lines == ["colorPicker \"Paint\" #00FF0080"])
  }

  @Test func withoutOpacityAColorIsOpaque() {
    let screen = ControlScreen(Paint(supportsOpacity: false))

    screen.perform(.setValue, on: "Paint", "#00FF0080")

    #expect(screen.lines == ["colorPicker \"Paint\" #00FF00"])
  }

  @Test(arguments: ["red", "#12", "#GGGGGG", ""]) func whatIsNoColorChangesNothing(text: String) {
    let screen = ControlScreen(Paint())

    screen.perform(.setValue, on: "Paint", text)

    #expect(screen.lines == ["colorPicker \"Paint\" #FF3B30"])
  }

  @Test func theWellShowsTheColor() {
    #expect(ControlScreen(Paint()).fills.contains(Color.red.drawn))
  }
}
