import Foundation

/// Cells in columns, line below line. Those in view exist.
///
/// - Gap: a cell that scrolls far away loses its state.
public struct LazyVGrid<Content> {
  let items: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: the distance between lines, in points; 8 where it is nil.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(items: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  public var body: Never { fatalError("LazyVGrid is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = LazyGridNode(inputs.graph, .vertical)
    return _ViewOutputs(
      LazyElement(view, node, content: \.content, inputs) { view, node in
        node.items = view.items
        node.alignment = Alignment(horizontal: view.alignment, vertical: .center)
        node.gap = view.spacing
        node.pinnedViews = view.pinnedViews
      })
  }
}

extension LazyVGrid: Sendable where Content: Sendable {}
