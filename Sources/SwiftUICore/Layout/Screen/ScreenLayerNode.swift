import Foundation

/// A node as large as the screen that lies over the root view and over the layers that came before it.
@_spi(Runtime) open class ScreenLayerNode: LayoutNode {
  /// Whether nobody reaches what lies under it.
  open var isModal: Bool { true }

  /// Whatever order the views below were given, a layer is drawn over them.
  public override final var zIndex: Double { .infinity }
  public override final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension ViewGraph {
  /// Lays `layer` over all that the screen shows.
  @_spi(Runtime) public func addLayer(_ layer: ScreenLayerNode) {
    layers.append(layer)
    root?.childNodesDidChange()
  }

  @_spi(Runtime) public func removeLayer(_ layer: ScreenLayerNode) {
    layers.removeAll { $0 === layer }
    root?.childNodesDidChange()
  }
}
