import Foundation

/// A row of views of which those in view exist.
///
/// - Gap: a view that scrolls far away loses its state.
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHStack: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: the distance between views, in points; 8 where it is nil.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  public var body: Never { fatalError("LazyHStack is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = LazyStackNode(inputs.graph, .horizontal)
    return _ViewOutputs(
      LazyElement(view, node, content: \.content, inputs) { view, node in
        node.alignment = Alignment(horizontal: .leading, vertical: view.alignment)
        node.gap = view.spacing
        node.pinnedViews = view.pinnedViews
      })
  }
}

extension LazyHStack: Sendable where Content: Sendable {}
