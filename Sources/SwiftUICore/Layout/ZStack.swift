import Foundation

/// Views one over the other, as a layout; its size holds all of them, guides aligned.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    extent(proposal, subviews).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let extent = extent(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + (bounds.width - extent.size.width) / 2 + extent.guide.x - dimensions[alignment.horizontal],
          y: bounds.minY + (bounds.height - extent.size.height) / 2 + extent.guide.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { explicitGuide(guide.key, proposal, subviews) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { explicitGuide(guide.key, proposal, subviews) }

  private func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
    let meeting = extent(proposal, subviews).guide
    return key.combined(
      subviews.compactMap { subview in
        let dimensions = subview.dimensions(in: proposal)
        let origin =
          key.axis == .horizontal
          ? meeting.x - dimensions[alignment.horizontal] : meeting.y - dimensions[alignment.vertical]
        return dimensions.explicit(key).map { $0 + origin }
      })
  }

  /// The size around all children, and where their guides meet in it.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, guide: CGPoint) {
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = before
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      // Asked how large it can be: no guide divides infinity.
      let guide = CGPoint(
        x: dimensions.width == .infinity ? 0 : dimensions[alignment.horizontal],
        y: dimensions.height == .infinity ? 0 : dimensions[alignment.vertical])
      before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = CGPoint(x: max(after.x, dimensions.width - guide.x), y: max(after.y, dimensions.height - guide.y))
    }
    if subviews.isEmpty { return (.zero, .zero) }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }
}

/// A view that lays its content one over the other.
public struct ZStack<Content> {
  let layout: ZStackLayout
  let content: Content
}

extension ZStack: View where Content: View {
  public typealias Body = Never

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public var body: Never { fatalError("ZStack is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LayoutElement(view, layout: \.layout, content: \.content, inputs))
  }
}
