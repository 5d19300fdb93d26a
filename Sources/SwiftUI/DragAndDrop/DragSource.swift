import CoreTransferable
import Foundation
import TopdownDisplay
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

extension View {
  /// Lets the view be dragged onto another one, which is handed `payload`.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSource { NSItemProvider(handingOver: payload()) })
  }

  /// - Gap: nothing is drawn under the finger, so the preview is not made.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource { NSItemProvider(handingOver: payload()) })
  }

  /// Lets the view be dragged onto another one, which is handed what `data` makes when the drag starts.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(DragSource(make: data)) }

  /// - Gap: nothing is drawn under the finger, so the preview is not made.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(make: data))
  }

  /// Lets the view be dragged where `action` makes something.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragSource { action?() })
  }
}

/// Marks what can be dragged.
nonisolated struct DragSource: WrappingModifier {
  typealias Body = Never

  let make: () -> NSItemProvider?

  @MainActor func makeNode(_ context: NodeContext) -> DragSourceNode { DragSourceNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: DragSourceNode, _ context: NodeContext) -> Bool {
    node.make = make
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

final class DragSourceNode: WrapperNode {
  var make: () -> NSItemProvider? = { nil }
  var isEnabled = true
  /// What the screen knows it by.
  private var semanticIDs: Set<Int> = []

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    semanticIDs = builder.offer([.pickUp], of: inner, by: self, at: origin, isEnabled: isEnabled)
  }

  /// The node below `top` that the screen knows by `id`.
  static func find(_ id: Int, below top: LayoutNode) -> DragSourceNode? {
    for child in top.children {
      if let source = child as? DragSourceNode, source.semanticIDs.contains(id) { return source }
      if let source = find(id, below: child) { return source }
    }
    return nil
  }
}
