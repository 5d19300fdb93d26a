import Foundation

/// A layout whose type is not told; another one in its place keeps the views with their state (`customlayout/any`).
public struct AnyLayout: Layout {
  private let box: AnyLayoutBox

  /// What the layout inside keeps; another layout makes its own.
  public struct Cache {
    fileprivate var value: Any
  }

  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache.value, subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache.value) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.value)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    box.placeSubviews(in: bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.explicitAlignment(of: guide, in: bounds, proposal, subviews, &cache.value) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.explicitAlignment(of: guide, in: bounds, proposal, subviews, &cache.value) }
}

extension AnyLayout: OrientingLayout {
  var stackOrientation: Axis? { box.stackOrientation }
}

extension AnyLayout: SelfComparing {
  func isUnchanged(from old: AnyLayout) -> Bool { box === old.box || box.isEqual(to: old.box) }
}
