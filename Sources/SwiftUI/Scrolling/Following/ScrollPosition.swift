import Foundation
@_spi(Runtime) import SwiftUICore

/// Where a scroll view stands: at a view, an edge or a point.
public struct ScrollPosition: Equatable, Sendable {
  enum Goal: Equatable, @unchecked Sendable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  var goal = Goal.none
  /// Counts the times that somebody asked, so that asking for the same again scrolls again.
  var requests = 0
  /// Whether a person has scrolled since.
  public internal(set) var isPositionedByUser = false
  /// The target that shows at the anchor.
  var shownID: ScrollPositionID?

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  private mutating func go(to new: Goal) {
    goal = new
    requests += 1
    isPositionedByUser = false
    shownID = nil
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { go(to: .id(AnyHashable(id), anchor)) }
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }

  public var viewID: (any Hashable & Sendable)? {
    if let shownID { return shownID.sendable }
    if case .id(let id, _) = goal { return ScrollPositionID(id).sendable }
    return nil
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

/// The id of a view that a position knows.
struct ScrollPositionID: Equatable, @unchecked Sendable {
  let id: AnyHashable

  init(_ id: AnyHashable) { self.id = id }

  /// Ids of views cross between threads by the declaration of whoever asks for them.
  var sendable: (any Hashable & Sendable)? { unsafeBitCast(id.base as? any Hashable, to: (any Hashable & Sendable)?.self) }
}

extension View {
  /// Scrolls to the view that `id` names when it becomes another one, and writes the view that shows when a person scrolls
  /// (`scroll/position`).
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollIDModifier(id: id, anchor: anchor))
  }

  /// Scrolls where `position` says when it is asked to, and writes where a person has scrolled.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}

nonisolated struct ScrollIDModifier<ID: Hashable>: WrappingModifier {
  typealias Body = Never

  let id: Binding<ID?>
  let anchor: UnitPoint?

  @MainActor func makeNode(_ context: NodeContext) -> ScrollIDNode<ID> { ScrollIDNode(id: context.nextNodeID(), self) }

  @MainActor func update(_ node: ScrollIDNode<ID>, _ context: NodeContext) -> Bool {
    node.modifier = self
    node.follow(id.wrappedValue, context.graph)
    return false
  }
}

final class ScrollIDNode<ID: Hashable>: WrapperNode {
  var modifier: ScrollIDModifier<ID>
  private var known: ID??

  init(id: Int, _ modifier: ScrollIDModifier<ID>) {
    self.modifier = modifier
    super.init(id: id)
  }

  @MainActor func follow(_ id: ID?, _ graph: ViewGraph) {
    let old = known
    known = .some(id)
    // The first value does not scroll.
    guard let old, old != id, let id else { return }
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      _ = scrolling?.scroll(to: AnyHashable(id), modifier.anchor)
    }
  }
}

extension ScrollIDNode: ScrollFollower {
  func didScroll(_ scroll: ScrollingNode) {
    guard let id = scroll.target(at: modifier.anchor)?.base as? ID, id != known ?? nil else { return }
    known = .some(id)
    Recorder.withoutRecording { modifier.id.wrappedValue = id }
  }
}

nonisolated struct ScrollPositionModifier: WrappingModifier {
  typealias Body = Never

  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  @MainActor func makeNode(_ context: NodeContext) -> ScrollPositionNode { ScrollPositionNode(id: context.nextNodeID(), self) }

  @MainActor func update(_ node: ScrollPositionNode, _ context: NodeContext) -> Bool {
    node.modifier = self
    node.follow(position.wrappedValue, context.graph)
    return false
  }
}

final class ScrollPositionNode: WrapperNode {
  var modifier: ScrollPositionModifier
  private var knownRequests = 0

  init(id: Int, _ modifier: ScrollPositionModifier) {
    self.modifier = modifier
    super.init(id: id)
  }

  @MainActor func follow(_ position: ScrollPosition, _ graph: ViewGraph) {
    guard position.requests != knownRequests else { return }
    knownRequests = position.requests
    graph.afterUpdate { [weak self] in
      guard let self, let scrolling else { return }
      switch position.goal {
      case .none: break
      case .id(let id, let anchor): _ = scrolling.scroll(to: id, anchor ?? modifier.anchor)
      case .edge(let edge): scrolling.scroll(to: edge)
      case .point(let x, let y): scrolling.scroll(toX: x, y: y)
      }
    }
  }
}

extension ScrollPositionNode: ScrollFollower {
  func didScroll(_ scroll: ScrollingNode) {
    Recorder.withoutRecording {
      var position = modifier.position.wrappedValue
      position.isPositionedByUser = true
      position.goal = .none
      position.shownID = scroll.target(at: modifier.anchor).map(ScrollPositionID.init)
      if position != modifier.position.wrappedValue { modifier.position.wrappedValue = position }
    }
  }
}
