import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write a button: by a key, by a string, with a symbol and with a role.
@MainActor struct ButtonFormTests {
  private let string = "Save"

  /// Taps the button and answers how often its action ran.
  private func taps(_ make: (@escaping @MainActor () -> Void) -> some View) -> Int {
    let notes = Notes()
    let screen = ControlScreen(make { notes.lines.append("tapped") })
    screen.tap("Save")
    return notes.lines.count
  }

  @Test func aTapRunsTheActionOfEachForm() {
    #expect(taps { Button("Save", action: $0) } == 1)
    #expect(taps { Button(string, action: $0) } == 1)
    #expect(taps { Button("Save", role: .destructive, action: $0) } == 1)
    #expect(taps { Button(string, role: .destructive, action: $0) } == 1)
    #expect(taps { Button("Save", systemImage: "star", action: $0) } == 1)
    #expect(taps { Button(string, systemImage: "star", action: $0) } == 1)
    #expect(taps { Button("Save", systemImage: "star", role: .destructive, action: $0) } == 1)
    #expect(taps { Button(string, systemImage: "star", role: .destructive, action: $0) } == 1)
    #expect(taps { action in Button(action: action) { Text("Save") } } == 1)
    #expect(taps { action in Button(role: .destructive, action: action) { Text("Save") } } == 1)
  }

  @Test func aDestructiveButtonIsRedInEachForm() {
    let red = Color.red.drawn

    #expect(ControlScreen(Button("Save") {}).ink != red)
    #expect(ControlScreen(Button(string, role: .destructive) {}).ink == red)
    #expect(ControlScreen(Button("Save", systemImage: "star", role: .destructive) {}).ink == red)
    #expect(ControlScreen(Button(string, systemImage: "star", role: .destructive) {}).ink == red)
    #expect(ControlScreen(Button(role: .destructive, action: {}) { Text("Save") }).ink == red)
  }

  @Test func aSymbolStandsBesideTheTitle() {
    #expect(ControlScreen(Button("Save", systemImage: "star") {}).symbols.map(\.name) == ["star"])
    #expect(ControlScreen(Button(string, systemImage: "star") {}).symbols.map(\.name) == ["star"])
    #expect(ControlScreen(Button(string, systemImage: "star", role: nil) {}).symbols.map(\.name) == ["star"])
  }
}
