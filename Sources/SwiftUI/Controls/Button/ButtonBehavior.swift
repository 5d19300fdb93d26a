import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a button: one node that runs an action, called what its texts say.
nonisolated struct ButtonBehavior: WrappingModifier {
  typealias Body = Never

  let role: ButtonRole?
  /// Where a finger that stays is told to; nil for what only reacts to taps.
  var isPressed: Binding<Bool>?
  let action: @MainActor () -> Void

  @MainActor func makeNode(_ context: NodeContext) -> ButtonNode { ButtonNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ButtonNode, _ context: NodeContext) -> Bool {
    node.role = role
    node.isPressed = isPressed
    node.action = action
    node.isEnabled = context.environment.isEnabled
    node.followUp = context.environment.actionFollowUp
    return false
  }
}

final class ButtonNode: WrapperNode {
  var role: ButtonRole?
  var isPressed: Binding<Bool>?
  var action: @MainActor () -> Void = {}
  var isEnabled = true
  var followUp: ActionFollowUp?

  private var actions: [SemanticsAction] {
    guard isEnabled else { return [] }
    return isPressed == nil ? [.activate] : [.activate, .press, .release]
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(
      self, at: origin, role: .button, label: builder.spokenLabel(of: inner), isEnabled: isEnabled,
      actions: actions)
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    if key == ActionTrait.self { return ActionTrait.Purpose(role: role) as? Key.Value }
    // Among the actions of a swiped row.
    if key == SwipeActionTintTrait.self, role == .destructive { return Color.red as? Key.Value }
    return super.trait(key)
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled else { return }
    switch action {
    case .activate: act()
    case .press: setPressed(true)
    case .release: release()
    default: break
    }
  }

  @MainActor private func act() {
    Recorder.withoutRecording {
      self.action()
      followUp?()
    }
  }

  /// A finger that leaves where it came down acts.
  @MainActor private func release() {
    guard isHeld else { return }
    setPressed(false)
    act()
  }

  private var isHeld: Bool { Recorder.withoutRecording { isPressed?.wrappedValue ?? false } }

  @MainActor private func setPressed(_ new: Bool) { Recorder.withoutRecording { isPressed?.wrappedValue = new } }
}

extension ButtonNode: HoldableNode {
  func holdDidChange(_ isHeld: Bool) { setPressed(isHeld && isEnabled) }
}
