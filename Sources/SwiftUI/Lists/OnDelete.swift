import Foundation
@_spi(Runtime) import SwiftUICore

/// Views made from a collection that a list can change.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Gives each row of a list a Delete action, which is handed the row's offset; nil takes it away.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_OnDeleteModifier(action: action))
  }
}

public nonisolated struct _OnDeleteModifier: WrappingModifier, _DynamicViewModifier {
  public typealias Body = Never

  let action: ((IndexSet) -> Void)?

  @MainActor package func makeNode(_ context: NodeContext) -> SwipeActionsNode { SwipeActionsNode(id: context.nextNodeID()) }

  @MainActor package func update(_ node: SwipeActionsNode, _ context: NodeContext) -> Bool {
    guard let action else {
      node.actions = nil
      return false
    }
    let delete = Button("Delete", role: .destructive) { [weak node] in
      if let index = node?.placeInCollection?.index { action(IndexSet(integer: index)) }
    }
    node.show(delete, at: .trailing, context, isDelete: true)
    return false
  }
}
