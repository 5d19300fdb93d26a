/// A container whose background a view inside of it can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case navigation, navigationSplitView, tabView, window }

  private let kind: Kind

  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  public static let window = ContainerBackgroundPlacement(kind: .window)
}

extension View {
  /// Fills the container around with a style.
  ///
  /// - Gap: the view's own frame is filled, and on to the edges of the screen; not what else stands in the container.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style, ignoresSafeAreaEdges: .all)
  }

  /// Lays a view behind the container around.
  ///
  /// - Gap: it lies behind the view's own frame, and goes on to the edges of the screen.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return background(alignment: alignment) { content.ignoresSafeArea() }
  }
}
