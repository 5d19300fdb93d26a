import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private enum Field: Hashable { case name, mail }

/// A text that is told whether the screen reader stands on it, and a button that moves it there.
private struct Told: View {
  @AccessibilityFocusState<Bool>.Binding var isOn: Bool

  var body: some View {
    Text("Told").accessibilityFocused(_isOn.projectedValue)
    Button("Move") { _isOn.wrappedValue = true }
    Text(_isOn.wrappedValue ? "on" : "off")
  }
}

private struct Yes: View {
  var focus: AccessibilityFocusState<Bool>

  var body: some View { VStack { Told(isOn: focus.projectedValue) } }
}

private struct Which: View {
  var focus: AccessibilityFocusState<Field?>

  var body: some View {
    VStack {
      Text("Name").accessibilityFocused(focus.projectedValue, equals: .name)
      Text("Mail").accessibilityFocused(focus.projectedValue, equals: .mail)
      Button("Move") { focus.wrappedValue = .mail }
      Text(focus.wrappedValue == .mail ? "on" : "off")
    }
  }
}

/// Each way to write where the screen reader stands.
@MainActor struct AccessibilityFocusFormTests {
  /// What the screen reader stands on, before and after the program moves it.
  private func moves(_ view: some View) -> [String] {
    let screen = ControlScreen(view)
    func focused() -> String { screen.nodes.filter { $0.details?.isFocused ?? false }.map(\.label).joined() }

    let before = focused() + (screen.texts.contains("off") ? " off" : " on")
    screen.tap("Move")
    return [before, focused() + (screen.texts.contains("off") ? " off" : " on")]
  }

  @Test func aStateIsTrueWhereItsViewIsTheOne() {
    #expect(moves(Yes(focus: AccessibilityFocusState<Bool>())) == [" off", "Told on"])
    #expect(moves(Yes(focus: AccessibilityFocusState<Bool>(for: .voiceOver))) == [" off", "Told on"])
  }

  @Test func aStateSaysWhichViewIsTheOne() {
    #expect(moves(Which(focus: AccessibilityFocusState<Field?>())) == [" off", "Mail on"])
    #expect(moves(Which(focus: AccessibilityFocusState<Field?>(for: .switchControl))) == [" off", "Mail on"])
  }
}
