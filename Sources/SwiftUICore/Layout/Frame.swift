import Foundation

extension View {
  /// A frame of a fixed width or height, in points; a dimension left out is the content's.
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil) }
}

nonisolated struct FrameModifier: WrappingModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor func makeNode(_ context: NodeContext) -> FrameNode { FrameNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: FrameNode, _ context: NodeContext) -> Bool {
    node.width = Self.valid(width)
    node.height = Self.valid(height)
    node.alignment = alignment
    node.layoutDirection = context.environment.layoutDirection
    return true
  }

  /// A negative or infinite length is refused, as by Apple's: the content decides.
  private static func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
}

final class FrameNode: PlacingNode {
  var width: CGFloat?
  var height: CGFloat?
  var alignment = Alignment.center

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = content.measure(contentProposal(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  override func contentOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    alignment.origin(of: content.dimensions(contentProposal(proposal)), in: ViewDimensions(size))
  }

  override func makeSpacing() -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return spacing(resetting: edges)
  }
}
