import Foundation

extension View {
  /// Adds the given distances to the edges, in points; negative ones let the content reach over the edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

  /// Adds `length` to some edges, in points; 16 where it is nil.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? PaddingModifier.standard, on: edges))
  }

  /// Adds `length` to all edges, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

nonisolated struct PaddingModifier: WrappingModifier {
  /// Recorded from iOS 26 and macOS 26 (`layout/padding-default`, `ios/layout/basics`).
  static let standard: CGFloat = 16

  let insets: EdgeInsets

  @MainActor func makeNode(_ context: NodeContext) -> PaddingNode { PaddingNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: PaddingNode, _ context: NodeContext) -> Bool {
    node.insets = insets
    node.layoutDirection = context.environment.layoutDirection
    return true
  }
}

final class PaddingNode: PlacingNode {
  var insets = EdgeInsets()

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.measure(contentProposal(proposal))
    return CGSize(width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
  }

  override func contentOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  override func makeSpacing() -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return spacing(resetting: edges)
  }
}
