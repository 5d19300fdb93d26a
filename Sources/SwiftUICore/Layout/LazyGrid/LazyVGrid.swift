import Foundation

/// Cells in columns, line below line.
///
/// - Gap: all cells are made at once, and headers and footers are not pinned.
public struct LazyVGrid<Content> {
  let layout: LazyGridLayout
  let content: Content
}

extension LazyVGrid: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: the distance between lines, in points; 8 where it is nil.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  public var body: Never { fatalError("LazyVGrid is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LayoutElement(view, layout: \.layout, content: \.content, inputs))
  }
}

extension LazyVGrid: Sendable where Content: Sendable {}
