import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

extension View {
  /// Runs `action` when the view is tapped.
  ///
  /// - Gap: taps are not counted: one activation stands for `count` of them.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapGestureModifier(action: action))
  }
}

nonisolated struct TapGestureModifier: WrappingModifier {
  typealias Body = Never

  let action: () -> Void

  @MainActor func makeNode(_ context: NodeContext) -> TapNode { TapNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: TapNode, _ context: NodeContext) -> Bool {
    node.action = action
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

/// Lets what is inside be activated; what has an action of its own keeps it.
final class TapNode: WrapperNode {
  var action: () -> Void = {}
  var isEnabled = true

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    if inner.isEmpty {
      return builder.add(self, at: origin, role: .group, isEnabled: isEnabled, actions: isEnabled ? [.activate] : [])
    }
    for var node in inner {
      if node.actions.isEmpty, node.isEnabled {
        node.isEnabled = isEnabled
        if isEnabled { node.actions = [.activate] }
        builder.targets[node.id] = self
      }
      builder.nodes.append(node)
    }
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled, action == .activate else { return }
    Recorder.withoutRecording(self.action)
  }
}
