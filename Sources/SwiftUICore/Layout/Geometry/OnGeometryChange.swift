import Foundation

extension View {
  /// Runs `action` with what `transform` reads from the view's geometry: once it stands first, and when it is another value.
  @preconcurrency
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }

  @preconcurrency
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

nonisolated struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let transform: (GeometryProxy) -> Value
  let action: (_ oldValue: Value, _ newValue: Value) -> Void

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(GeometryChangeElement(view, inputs))
  }
}

/// Looks after each layout, at the first of the views that it is applied to.
private final class GeometryChangeElement<Content: View, Value: Equatable>:
  ModifiedElement<Content, GeometryChangeModifier<Value>>, FrameWatcher
{
  private var geometry: ReaderGeometry?
  private weak var node: LayoutNode?
  private var known: Value?

  override func didMount() { graph.layout.watch(self) }

  override func willUnmount() {
    graph.layout.unwatch(self)
    known = nil
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    let first = nodes.count
    super.collectNodes(into: &nodes)
    let found = nodes[first...].first { !$0.isMark }
    if found === node { return }
    node = found
    geometry = found.map { ReaderGeometry(of: $0, graph.layout) }
  }

  nonisolated func tellIfMoved() { MainActor.assumeIsolated { tellIfChanged() } }

  private func tellIfChanged() {
    guard let geometry else { return }
    let new = view.modifier.transform(GeometryProxy(geometry: geometry))
    if new == known { return }
    let old = known ?? new
    known = new
    graph.afterUpdate { [self] in
      if isMounted { view.modifier.action(old, new) }
    }
  }
}
