import Foundation
@_spi(Runtime) import SwiftUICore

extension View {
  /// Makes the view as large as the scroll view or the list around it, or as the screen where there is none.
  ///
  /// - Gap: the columns of a split view, and bars, do not count.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as large as `span` of `count` parts of the container, with `spacing` points between the parts.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }

  /// Makes the view as large as `length` says for the container's length along each of the axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

nonisolated struct ContainerFrameModifier: WrappingModifier {
  typealias Body = Never

  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func makeNode(_ context: NodeContext) -> ContainerFrameNode {
    ContainerFrameNode(id: context.nextNodeID(), context.graph, self)
  }

  @MainActor func update(_ node: ContainerFrameNode, _ context: NodeContext) -> Bool {
    node.modifier = self
    node.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    return true
  }
}

final class ContainerFrameNode: WatchingNode {
  var modifier: ContainerFrameModifier
  var isRightToLeft = false
  private var container = CGSize.zero

  @MainActor init(id: Int, _ graph: ViewGraph, _ modifier: ContainerFrameModifier) {
    self.modifier = modifier
    super.init(id: id, graph)
  }

  /// The container's size is known once it is laid out.
  override func look() {
    let now = surroundingScroll?.viewport.size ?? rootSize
    guard now != container else { return }
    container = now
    layout.needsLayout(self)
  }

  private var rootSize: CGSize {
    var node: LayoutNode = self
    while let parent = node.parent { node = parent }
    return node.size
  }

  private func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat? {
    guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return proposed }
    return max(0, modifier.length(axis == .horizontal ? container.width : container.height, axis))
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inner = contentProposal(proposal)
    let chosen = content.measure(inner)
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? inner.width ?? chosen.width : chosen.width,
      height: modifier.axes.contains(.vertical) ? inner.height ?? chosen.height : chosen.height)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    layout.watch(self)
    let inner = contentProposal(proposal)
    var origin = modifier.alignment.origin(of: content.dimensions(inner), in: ViewDimensions(size))
    if isRightToLeft { origin.x = size.width - origin.x - content.measure(inner).width }
    content.place(at: origin, inner)
  }
}
