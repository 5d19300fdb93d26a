/// An element that owns a layout node and gives it the nodes found below.
@MainActor @_spi(Runtime) public protocol ContainerElementBox: AnyObject {
  /// Collects the nodes below again; called between rebuilding and layout.
  func collectNow()
}

/// Collects on behalf of an element, at most once an update.
@MainActor @_spi(Runtime) public final class NodeCollector: ContainerElementBox {
  private unowned let graph: ViewGraph
  private let node: LayoutNode
  private let collect: (inout [LayoutNode]) -> Void
  private var isPending = false

  public init(_ graph: ViewGraph, for node: LayoutNode, collect: @escaping (inout [LayoutNode]) -> Void) {
    self.graph = graph
    self.node = node
    self.collect = collect
  }

  public func setNeedsCollect() {
    guard !isPending else { return }
    isPending = true
    graph.noteNodesChanged(of: self)
  }

  public func collectNow() {
    isPending = false
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(node.children.count)
    collect(&nodes)
    node.setChildren(nodes, graph.layout)
  }
}
