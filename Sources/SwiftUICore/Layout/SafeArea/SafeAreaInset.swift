import Foundation

extension View {
  /// Shows `content` at an edge of the view, and makes the view's safe area smaller by it (`position/safe-area`).
  ///
  /// - Gap: a scroll view ends before the content instead of going on below it.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let aligned = Alignment(horizontal: alignment, vertical: .center)
    return modifier(
      LayerModifier(
        layer: ZStack(alignment: aligned, content: content), alignment: aligned,
        side: .inset(edge == .top ? .top : .bottom, spacing: spacing)))
  }

  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let aligned = Alignment(horizontal: .center, vertical: alignment)
    return modifier(
      LayerModifier(
        layer: ZStack(alignment: aligned, content: content), alignment: aligned,
        side: .inset(edge == .leading ? .leading : .trailing, spacing: spacing)))
  }
}

extension View {
  /// Keeps room for a bar at an edge.
  ///
  /// - Gap: what scrolls below the bar does not fade.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// A node with a layer at one edge, which it keeps free.
final class SafeAreaInsetNode: LayerNode, SafeAreaProvider {
  private var edge: Edge {
    if case .inset(let edge, spacing: _) = side { edge } else { .bottom }
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private var isAtStart: Bool {
    switch edge {
    case .top: true
    case .bottom: false
    case .leading: layoutDirection == .leftToRight
    case .trailing: layoutDirection == .rightToLeft
    }
  }

  private var gap: CGFloat {
    if case .inset(_, let spacing?) = side { return spacing }
    return edge == .top || edge == .leading
      ? layer.spacing.distance(to: content.spacing, along: axis) : content.spacing.distance(to: layer.spacing, along: axis)
  }

  private func layerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(along: axis, nil, across: proposal.length(along: axis.other))
  }

  /// The length that the layer takes, with the distance to the content.
  private func inset(_ proposal: ProposedViewSize) -> CGFloat {
    layer.measure(layerProposal(proposal)).length(along: axis) + gap
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      along: axis, proposal.length(along: axis).map { max(0, $0 - inset(proposal)) },
      across: proposal.length(along: axis.other))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.measure(contentProposal(proposal))
    return CGSize(
      along: axis, inner.length(along: axis) + inset(proposal), across: inner.length(along: axis.other))
  }

  private(set) var safeArea = CGRect.zero

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let inset = inset(proposal)
    let inner = content.measure(contentProposal(proposal))
    let start = isAtStart ? inset : 0
    safeArea = CGRect(
      origin: CGPoint(along: axis, start, across: 0),
      size: CGSize(along: axis, size.length(along: axis) - inset, across: size.length(along: axis.other)))
    content.place(
      at: CGPoint(along: axis, start, across: (size.length(along: axis.other) - inner.length(along: axis.other)) / 2),
      contentProposal(proposal))
    placeLayer(in: size, layerProposal(ProposedViewSize(size)))
  }

  private func placeLayer(in size: CGSize, _ proposal: ProposedViewSize) {
    let dimensions = layer.dimensions(proposal)
    var origin = alignment.origin(of: dimensions, in: ViewDimensions(size))
    if layoutDirection == .rightToLeft { origin.x = size.width - origin.x - dimensions.width }
    let main =
      isAtStart ? 0 : size.length(along: axis) - CGSize(width: dimensions.width, height: dimensions.height).length(along: axis)
    layer.place(at: CGPoint(along: axis, main, across: axis == .vertical ? origin.x : origin.y), proposal)
  }

  override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let guide = content.guide(key.key, contentProposal(proposal)) else { return nil }
    return key.key.axis == axis && (edge == .top || edge == .leading) ? guide + inset(proposal) : guide
  }
}
