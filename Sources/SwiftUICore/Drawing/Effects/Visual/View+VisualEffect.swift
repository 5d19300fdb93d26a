import Foundation

extension View {
  /// Changes how the view looks by its own size and place.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { proxy, _ in effect(EmptyVisualEffect(), proxy)._steps })
  }
}

/// Changes how its content looks by where that stands.
package nonisolated struct VisualEffectModifier: ViewModifier {
  package typealias Body = Never

  let steps: (GeometryProxy, LayoutNode?) -> [_VisualEffectStep]

  package init(_ steps: @escaping (GeometryProxy, LayoutNode?) -> [_VisualEffectStep]) { self.steps = steps }

  @MainActor package static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(VisualEffectElement(view, inputs))
  }
}

/// Evaluates the effect again whenever what it read of the content's place has changed: after the layout, which it leaves alone.
private final class VisualEffectElement<Content: View>: ViewElement<ModifiedContent<Content, VisualEffectModifier>>, FrameWatcher
{
  private var child: ViewElement<AnyView>!
  private var geometry: ReaderGeometry!
  private weak var node: LayoutNode?

  override init(_ view: ModifiedContent<Content, VisualEffectModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    // Nothing stands anywhere yet; the effect's kinds are known all the same, so that the content keeps its identity.
    geometry = ReaderGeometry(of: LayoutNode(id: graph.nextNodeID()), graph.layout)
    child = makeElement(of: changed, self.inputs)
    graph.layout.watch(self)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [child] }

  override func rebuild() { child.update(to: changed) }

  override func willUnmount() {
    graph.layout.unwatch(self)
    geometry.readerDidLeave()
  }

  private var changed: AnyView {
    recording {
      let steps = view.modifier.steps(GeometryProxy(geometry: geometry), node)
      return steps.apply(to: AnyView(view.content))
    }
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    let first = nodes.count
    child.collectNodes(into: &nodes)
    let found = nodes[first...].first { !$0.isMark }
    if found === node { return }
    node = found
    geometry.readerDidLeave()
    geometry = ReaderGeometry(of: found ?? LayoutNode(id: graph.nextNodeID()), graph.layout)
    markDirty()
  }

  nonisolated func tellIfMoved() {
    MainActor.assumeIsolated {
      if let node { geometry.sizeDidChange(to: node.size) }
    }
  }
}
