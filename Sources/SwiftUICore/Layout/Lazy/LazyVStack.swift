import Foundation

/// A column of views of which those in view exist.
///
/// - Gap: a view that scrolls far away loses its state.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVStack: View where Content: View {
  public typealias Body = Never

  /// - Parameter spacing: the distance between views, in points; 8 where it is nil.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  public var body: Never { fatalError("LazyVStack is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = LazyStackNode(inputs.graph, .vertical)
    return _ViewOutputs(
      LazyElement(view, node, content: \.content, inputs) { view, node in
        node.alignment = Alignment(horizontal: view.alignment, vertical: .top)
        node.gap = view.spacing
        node.pinnedViews = view.pinnedViews
      })
  }
}

extension LazyVStack: Sendable where Content: Sendable {}
