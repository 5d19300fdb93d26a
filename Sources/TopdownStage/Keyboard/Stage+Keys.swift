import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

extension Stage {
  /// Presses and lets go of a key: the focused view has it first, then the shortcuts.
  ///
  /// - Throws: `StageError` where nobody wants the key.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    try settle()
    let isTaken = simulation.run { graph.press(KeyPress(key, modifiers: modifiers)) }
    guard isTaken else { throw StageError.keyIgnored(Self.name(key, modifiers), focused: focused?.name, screen: screen) }
    try settle()
    simulation.run { _ = graph.press(KeyPress(key, phase: .up, modifiers: modifiers)) }
    try settle()
  }

  /// Presses return: submits a field, or activates what is focused.
  public func pressReturn() throws { try press(.return) }

  /// Types into what is focused, key by key.
  public func type(_ text: String) throws {
    for character in text { try press(character == "\n" ? .return : KeyEquivalent(character)) }
  }

  private static func name(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> String {
    let held: [(EventModifiers, String)] = [(.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command")]
    return (held.filter { modifiers.contains($0.0) }.map(\.1) + [key.name]).joined(separator: "-")
  }
}

extension StageElement {
  fileprivate var name: String { ScreenText.name(node) }
}
