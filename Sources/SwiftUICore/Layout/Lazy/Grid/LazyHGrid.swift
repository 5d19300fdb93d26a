import Foundation

/// Cells in rows, line beside line. Those in view exist.
///
/// - Gap: a cell that scrolls far away loses its state.
public struct LazyHGrid<Content> {
  let items: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: the distance between lines, in points; 8 where it is nil.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(items: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  public var body: Never { fatalError("LazyHGrid is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = LazyGridNode(inputs.graph, .horizontal)
    return _ViewOutputs(
      LazyElement(view, node, content: \.content, inputs) { view, node in
        node.items = view.items
        node.alignment = Alignment(horizontal: .center, vertical: view.alignment)
        node.gap = view.spacing
        node.pinnedViews = view.pinnedViews
      })
  }
}

extension LazyHGrid: Sendable where Content: Sendable {}
