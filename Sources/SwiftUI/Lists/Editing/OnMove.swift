import Foundation
@_spi(Runtime) import SwiftUICore

extension DynamicViewContent {
  /// Lets the rows of a list be moved: `action` is handed where they stood, and before which offset they are to stand.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_OnMoveModifier(action: action))
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: _DynamicViewModifier {
  public var data: Content.Data { content.data }
}

/// A modifier that leaves a collection one.
public protocol _DynamicViewModifier: ViewModifier {}

public nonisolated struct _OnMoveModifier: WrappingModifier, _DynamicViewModifier {
  public typealias Body = Never

  let action: ((IndexSet, Int) -> Void)?

  @MainActor package func makeNode(_ context: NodeContext) -> MoveNode { MoveNode(id: context.nextNodeID()) }

  @MainActor package func update(_ node: MoveNode, _ context: NodeContext) -> Bool {
    node.action = action
    return false
  }
}

/// Knows how the row inside is moved.
package final class MoveNode: WrapperNode {
  var action: ((IndexSet, Int) -> Void)?

  package override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    if key == MoveTrait.self, action != nil { return self as? Key.Value }
    return super.trait(key)
  }

  /// Moves the row before or after another one of the same collection.
  @MainActor func move(_ side: MoveSide, of other: LayoutNode) {
    guard let (rows, index) = placeInCollection, let (otherRows, otherIndex) = other.placeInCollection, rows === otherRows else {
      return
    }
    let destination = side == .before ? otherIndex : otherIndex + 1
    Recorder.withoutRecording { action?(IndexSet(integer: index), destination) }
  }
}

/// The row, where it can be moved.
enum MoveTrait: ViewTraitKey { typealias Value = MoveNode }

/// On which side of another row a row is put; raw values are the words of the wire.
enum MoveSide: String {
  case before, after
}

extension LayoutNode {
  /// The collection that the node was made for, and the offset of its datum.
  var placeInCollection: (rows: LazyRowsNode, index: Int)? {
    let chain = Array(sequence(first: self, next: \.parent))
    for (row, rows) in zip(chain, chain.dropFirst()) {
      if let rows = rows as? LazyRowsNode { return rows.made.first { $0.row === row }.map { (rows, $0.index) } }
    }
    return nil
  }
}
