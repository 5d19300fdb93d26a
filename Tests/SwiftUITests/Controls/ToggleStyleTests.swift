import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "lightbulb.fill" : "lightbulb")
        configuration.label
      }
    }
  }
}

private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("framed")
      Toggle(configuration)
    }
  }
}

private struct Settings: View {
  @State var isOn = false
  var body: some View { Toggle("Sync", isOn: $isOn) }
}

@MainActor struct ToggleStyleTests {
  @Test func aStyleOfAnAppsOwnReadsAndWritesTheState() {
    let screen = ControlScreen(Settings().toggleStyle(Lamp()))

    screen.tap("Sync")

    #expect(screen.symbols.map(\.name) == ["lightbulb.fill"])
    #expect(screen.lines == ["toggle \"Sync\" on"])
  }

  @Test func aStyleThatBuildsOnAToggleGetsASwitch() {
    let screen = ControlScreen(Settings().toggleStyle(Framed()))

    screen.tap("framed, Sync")

    #expect(screen.lines == ["toggle \"framed, Sync\" on"])
  }

  @Test func aButtonIsTintedWhileItIsOn() {
    let screen = ControlScreen(Settings(isOn: true).toggleStyle(.button).tint(.red))

    #expect(screen.fills == [Color.red.drawn])
    #expect(screen.ink == Color.white.drawn)
  }

  @Test func aCheckboxHasAMarkWhileItIsOn() {
    let screen = ControlScreen(Settings().toggleStyle(.checkbox))

    let before = screen.symbols.map(\.name)
    screen.tap("Sync")

    #expect(before == ["square"])
    #expect(screen.symbols.map(\.name) == ["checkmark.square.fill"])
  }

  @Test func theTintIsTheTracksColor() {
    #expect(ControlScreen(Settings(isOn: true)).fills.first == Color.green.drawn)
    #expect(ControlScreen(Settings(isOn: true).tint(.red)).fills.first == Color.red.drawn)
    let named = ControlScreen(Settings(isOn: true).toggleStyle(SwitchToggleStyle(tint: .blue)).tint(.red))
    #expect(named.fills.first == Color.blue.drawn)
  }

  @Test func severalSourcesAreSwitchedTogether() {
    var values = [true, false]
    let binding = Binding(get: { values }, set: { values = $0 })
    let screen = ControlScreen(Toggle("Sync", sources: [binding[0], binding[1]], isOn: \.self))
    let before = screen.lines

    screen.tap("Sync")

    #expect(before == ["toggle \"Sync\" mixed"])
    #expect(values == [true, true])
  }
}
