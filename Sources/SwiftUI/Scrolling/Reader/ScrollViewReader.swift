import Foundation
@_spi(Runtime) import SwiftUICore

/// Lets its content scroll to a view by its id.
public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  @State private var reach = ScrollReach()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View {
    content(ScrollViewProxy(reach: reach)).modifier(ScrollReachModifier(reach: reach))
  }
}

/// Scrolls the scroll views and lists of a `ScrollViewReader`.
public struct ScrollViewProxy: Sendable {
  let reach: ScrollReach

  /// Scrolls to the view of that id: so that the two points named by `anchor` meet, or by the least where it is nil.
  ///
  /// An id that nothing has does nothing.
  @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reach.scroll(to: AnyHashable(id), anchor)
  }
}

/// The views of a reader.
@MainActor final class ScrollReach: Sendable {
  private struct Place {
    weak var node: ScrollReachNode?
  }

  private var places: [Place] = []
  private weak var graph: ViewGraph?

  nonisolated init() {}

  func add(_ node: ScrollReachNode, _ graph: ViewGraph) {
    places.removeAll { $0.node == nil }
    places.append(Place(node: node))
    self.graph = graph
  }

  /// Once what was changed together with it stands.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let graph else { return }
    graph.changeInNextUpdate { [weak self] in
      graph.afterUpdate { self?.scrollNow(to: id, anchor) }
    }
  }

  private func scrollNow(to id: AnyHashable, _ anchor: UnitPoint?) {
    let scrolling = places.compactMap(\.node).filter(\.isInTree).flatMap { ScrollingNode.all(below: $0) }
    for node in scrolling where node.scroll(to: id, anchor) { return }
  }
}

nonisolated struct ScrollReachModifier: WrappingModifier {
  typealias Body = Never

  let reach: ScrollReach

  @MainActor func makeNode(_ context: NodeContext) -> ScrollReachNode {
    let node = ScrollReachNode(id: context.nextNodeID())
    reach.add(node, context.graph)
    return node
  }

  @MainActor func update(_ node: ScrollReachNode, _ context: NodeContext) -> Bool { false }
}

final class ScrollReachNode: WrapperNode {
  var isInTree: Bool { isAttached }
}
