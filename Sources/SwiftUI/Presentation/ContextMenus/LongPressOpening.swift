import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Opens something when its content is pressed long; what else the content reacts to stays as it is.
nonisolated struct LongPressOpening: WrappingModifier {
  typealias Body = Never

  let isEnabled: Bool
  let action: @MainActor () -> Void

  @MainActor func makeNode(_ context: NodeContext) -> LongPressOpeningNode {
    LongPressOpeningNode(id: context.nextNodeID())
  }

  @MainActor func update(_ node: LongPressOpeningNode, _ context: NodeContext) -> Bool {
    node.isEnabled = isEnabled
    node.action = action
    return false
  }
}

final class LongPressOpeningNode: WrapperNode {
  var isEnabled = true
  var action: @MainActor () -> Void = {}
  /// Who carries out the other actions of the one node inside.
  private weak var actor: LayoutNode?

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    guard isEnabled else { return builder.nodes += inner }
    if inner.count == 1, var node = inner.first {
      node.actions.append(.longPress)
      actor = builder.targets[node.id]
      builder.targets[node.id] = self
      builder.nodes.append(node)
    } else {
      builder.add(self, at: origin, role: .group, actions: [.longPress]) { $0.nodes = inner }
    }
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard action == .longPress else { actor?.perform(action, argument: argument); return }
    if isEnabled { Recorder.withoutRecording(self.action) }
  }
}
