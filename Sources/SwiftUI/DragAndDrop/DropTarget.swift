import Foundation
import TopdownDisplay
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

/// Marks what takes things that are dropped on it.
nonisolated struct DropTarget: WrappingModifier {
  typealias Body = Never

  let delegate: any DropDelegate

  @MainActor func makeNode(_ context: NodeContext) -> DropTargetNode { DropTargetNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: DropTargetNode, _ context: NodeContext) -> Bool {
    node.delegate = delegate
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

final class DropTargetNode: WrapperNode {
  var delegate: (any DropDelegate)?
  var isEnabled = true

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.offer([.drop], of: inner, by: self, at: origin, isEnabled: isEnabled)
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard action == .drop, isEnabled, let delegate, let drag = DroppedItems(argument, for: self) else { return }
    Recorder.withoutRecording { delegate.take(drag.providers, at: CGPoint(x: size.width / 2, y: size.height / 2)) }
  }
}

/// What is dropped, and on which side of the target.
@MainActor struct DroppedItems {
  let providers: [NSItemProvider]
  var side = MoveSide.before

  /// - Parameter argument: the id of the dragged node, behind "before" or "after" where it is dropped between rows.
  init?(_ argument: String?, for target: LayoutNode) {
    var words = argument?.split(separator: " ").map(String.init) ?? []
    guard let id = words.popLast().flatMap({ Int($0) }), let top = sequence(first: target, next: \.parent).reversed().first,
      let source = DragSourceNode.find(id, below: top), source.isEnabled
    else { return nil }
    side = words.first.flatMap(MoveSide.init) ?? .before
    guard let provider = Recorder.withoutRecording({ source.make() }) else { return nil }
    providers = [provider]
  }
}

extension DropDelegate {
  /// Goes through a drop as a finger does: over the view, then up.
  fileprivate func take(_ providers: [NSItemProvider], at location: CGPoint) {
    let info = DropInfo(location: location, providers: providers)
    guard validateDrop(info: info) else { return }
    dropEntered(info: info)
    switch dropUpdated(info: info)?.operation {
    case .cancel, .forbidden: dropExited(info: info)
    default: _ = performDrop(info: info)
    }
  }
}

extension SemanticsBuilder {
  /// Lets `owner` take part in drags, by the nodes that stand for it; one of its own where nothing does.
  @discardableResult
  mutating func offer(
    _ actions: [SemanticsAction], of inner: [SemanticsNode], by owner: LayoutNode, at origin: CGPoint, isEnabled: Bool
  ) -> Set<Int> {
    guard isEnabled else {
      nodes += inner
      return []
    }
    if inner.isEmpty {
      add(owner, at: origin, role: .group, actions: actions)
      return [owner.id]
    }
    for var node in inner {
      for action in actions { offer(action, of: &node, by: owner) }
      nodes.append(node)
    }
    return Set(inner.map(\.id))
  }
}
