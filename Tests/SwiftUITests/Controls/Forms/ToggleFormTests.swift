import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write a toggle: for one value or for several at once.
@MainActor struct ToggleFormTests {
  private let string = "Sort"

  /// Taps a toggle, and answers what was written and which symbols stand beside the title.
  private func tapped(_ make: (Binding<Bool>) -> some View) -> (written: [Bool], symbols: [String]) {
    var written: [Bool] = []
    let isOn = Binding(get: { false }, set: { written.append($0) })
    let screen = ControlScreen(make(isOn))
    screen.tap("Sort")
    return (written, screen.symbols.map(\.name))
  }

  @Test func aTapTurnsEachFormOn() {
    #expect(tapped { Toggle("Sort", isOn: $0) }.written == [true])
    #expect(tapped { Toggle(string, isOn: $0) }.written == [true])
    #expect(tapped { isOn in Toggle(isOn: isOn) { Text("Sort") } }.written == [true])
  }

  @Test func aSymbolStandsBesideTheTitle() {
    #expect(tapped { Toggle("Sort", systemImage: "star", isOn: $0) } == ([true], ["star"]))
    #expect(tapped { Toggle(string, systemImage: "star", isOn: $0) } == ([true], ["star"]))
  }

  @Test func aToggleOfSeveralValuesTurnsThemAllOn() {
    #expect(tapped { Toggle("Sort", sources: [$0, $0], isOn: \.self) }.written == [true, true])
    #expect(tapped { Toggle(string, sources: [$0, $0], isOn: \.self) }.written == [true, true])
    #expect(tapped { isOn in Toggle(sources: [isOn, isOn], isOn: \.self) { Text("Sort") } }.written == [true, true])
    #expect(tapped { Toggle("Sort", systemImage: "star", sources: [$0, $0], isOn: \.self) } == ([true, true], ["star"]))
    #expect(tapped { Toggle(string, systemImage: "star", sources: [$0, $0], isOn: \.self) } == ([true, true], ["star"]))
  }
}
