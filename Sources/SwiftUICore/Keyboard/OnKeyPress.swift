import Foundation

extension View {
  /// Runs `action` when the key goes down while the view, or something inside it, has the keyboard.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier(phases: [.down, .repeat], isMeant: { $0.key == key }, action: { _ in action() }))
  }

  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isMeant: { $0.key == key }, action: action))
  }

  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isMeant: { keys.contains($0.key) }, action: action))
  }

  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases, isMeant: { $0.characters.unicodeScalars.contains(where: characters.contains) }, action: action))
  }

  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isMeant: { _ in true }, action: action))
  }
}

nonisolated struct KeyPressModifier: WrappingModifier {
  typealias Body = Never

  let phases: KeyPress.Phases
  let isMeant: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor func makeNode(_ context: NodeContext) -> KeyPressNode { KeyPressNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: KeyPressNode, _ context: NodeContext) -> Bool {
    node.modifier = context.environment.isEnabled ? self : nil
    return false
  }
}

final class KeyPressNode: WrapperNode {
  var modifier: KeyPressModifier?

  func handles(_ press: KeyPress) -> Bool {
    guard let modifier, modifier.phases.contains(press.phase), modifier.isMeant(press) else { return false }
    return Recorder.withoutRecording { modifier.action(press) } == .handled
  }
}
