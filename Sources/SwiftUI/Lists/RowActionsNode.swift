import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Blocks of a row's full height, one an action, the first at the row's edge.
final class RowActionsNode: LayoutNode {
  let edge: HorizontalEdge
  var isRightToLeft = false
  private unowned let graph: ViewGraph
  private let environment: EnvironmentScope
  private let onActivate: @MainActor () -> Void

  private static let minimumWidth: CGFloat = 74
  private static let padding: CGFloat = 16

  @MainActor init(
    _ graph: ViewGraph, _ environment: EnvironmentScope, edge: HorizontalEdge, onActivate: @escaping @MainActor () -> Void
  ) {
    self.graph = graph
    self.environment = environment
    self.edge = edge
    self.onActivate = onActivate
    super.init(id: graph.nextNodeID())
  }

  var isAtRight: Bool { (edge == .trailing) != isRightToLeft }

  private func width(of action: LayoutNode) -> CGFloat {
    max(Self.minimumWidth, action.measure(.unspecified).width + 2 * Self.padding)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: children.reduce(0) { $0 + width(of: $1) }, height: proposal.height ?? 0)
  }

  /// The block of each action, in the coordinates of the node.
  private func blocks() -> [CGRect] {
    var used: CGFloat = 0
    return children.map { action in
      let width = width(of: action)
      defer { used += width }
      return CGRect(x: isAtRight ? size.width - used - width : used, y: 0, width: width, height: size.height)
    }
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    for (action, block) in zip(children, blocks()) {
      let chosen = action.measure(.unspecified)
      action.place(
        at: CGPoint(x: block.midX - chosen.width / 2, y: block.midY - chosen.height / 2), .unspecified)
    }
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let environment = EnvironmentValues(reading: environment)
    for (action, block) in zip(children, blocks()) {
      let tint = action.trait(SwipeActionTintTrait.self) ?? .gray
      context.add(.fill(.rectangle(block.offsetBy(dx: origin.x, dy: origin.y)), tint.resolve(in: environment).display))
    }
    super.draw(into: &context, at: origin)
  }

  override func descendantDidPerform(_ action: SemanticsAction) {
    guard action == .activate else { return }
    graph.changeInNextUpdate { [onActivate] in onActivate() }
  }
}
