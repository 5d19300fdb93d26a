import Foundation

/// Moves a view by its own length towards an edge: by none of it for 0, and out of its place for 1.
nonisolated struct EdgeOffsetModifier: WrappingModifier, Animatable {
  let edge: Edge
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  @MainActor func makeNode(_ context: NodeContext) -> EdgeOffsetNode { EdgeOffsetNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: EdgeOffsetNode, _ context: NodeContext) -> Bool {
    node.edge = edge
    node.amount = context.environment.layoutDirection == .rightToLeft && edge.isHorizontal ? -amount : amount
    return true
  }
}

extension Edge {
  fileprivate var isHorizontal: Bool { self == .leading || self == .trailing }
}

final class EdgeOffsetNode: WrapperNode {
  var edge = Edge.top
  var amount = 0.0

  override var placesOverTime: Bool { true }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let way =
      switch edge {
      case .top: CGPoint(x: 0, y: -size.height)
      case .bottom: CGPoint(x: 0, y: size.height)
      case .leading: CGPoint(x: -size.width, y: 0)
      case .trailing: CGPoint(x: size.width, y: 0)
      }
    content.place(at: CGPoint(x: way.x * amount, y: way.y * amount), proposal)
  }
}
