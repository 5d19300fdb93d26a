import Foundation

/// Cells in rows, line beside line.
///
/// - Gap: all cells are made at once, and headers and footers are not pinned.
public struct LazyHGrid<Content> {
  let layout: LazyGridLayout
  let content: Content
}

extension LazyHGrid: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: the distance between lines, in points; 8 where it is nil.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  public var body: Never { fatalError("LazyHGrid is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LayoutElement(view, layout: \.layout, content: \.content, inputs))
  }
}

extension LazyHGrid: Sendable where Content: Sendable {}
