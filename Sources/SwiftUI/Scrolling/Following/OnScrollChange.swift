import Foundation
@_spi(Runtime) import SwiftUICore

extension View {
  /// Runs `action` when what `transform` makes of the scroll view's geometry changes, and at first (`ios/scroll/geometry`).
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs `action` when the scroll view starts or stops doing something, and at first.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }

  /// Runs `action` when more than `threshold` of the view shows, as a share, and when it no longer does.
  public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Runs `action` with the ids of the views of a scroll target layout of which more than `threshold` shows.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityModifier(threshold: threshold, action: action))
  }
}

// MARK: - Geometry

nonisolated struct ScrollGeometryModifier<Value: Equatable>: WrappingModifier {
  typealias Body = Never

  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> ScrollGeometryNode<Value> {
    ScrollGeometryNode(id: context.nextNodeID(), context.graph, self)
  }

  @MainActor func update(_ node: ScrollGeometryNode<Value>, _ context: NodeContext) -> Bool {
    node.modifier = self
    return false
  }
}

final class ScrollGeometryNode<Value: Equatable>: WatchingNode {
  var modifier: ScrollGeometryModifier<Value>
  private var known: Value?

  @MainActor init(id: Int, _ graph: ViewGraph, _ modifier: ScrollGeometryModifier<Value>) {
    self.modifier = modifier
    super.init(id: id, graph)
  }

  override func look() {
    guard let scrolling = ScrollingNode.all(below: self).first, scrolling.isPlaced else { return }
    if known == nil {
      let first = modifier.transform(.none)
      tell(first, first)
    }
    let new = modifier.transform(scrolling.geometry)
    if let known, known != new { tell(known, new) }
  }

  @MainActor private func tell(_ old: Value, _ new: Value) {
    known = new
    afterUpdate { [weak self] in self?.modifier.action(old, new) }
  }
}

/// A node that looks around after each layout.
class WatchingNode: WrapperNode {
  private weak var graph: ViewGraph?
  final let layout: LayoutPass

  @MainActor init(id: Int, _ graph: ViewGraph) {
    self.graph = graph
    layout = graph.layout
    super.init(id: id)
    layout.watch(self)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    layout.watch(self)
    super.placeChildren(in: size, proposal)
  }

  @MainActor func look() { fatalError("\(Self.self) must say what it looks for") }

  @MainActor final func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    graph?.afterUpdate { Recorder.withoutRecording { action() } }
  }
}

extension WatchingNode: FrameWatcher {
  func tellIfMoved() {
    guard isAttached else { return layout.unwatch(self) }
    nonisolated(unsafe) let node = self
    MainActor.assumeIsolated { node.look() }
  }
}

// MARK: - Phases

nonisolated struct ScrollPhaseModifier: WrappingModifier {
  typealias Body = Never

  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> ScrollPhaseNode { ScrollPhaseNode(id: context.nextNodeID(), context.graph) }

  @MainActor func update(_ node: ScrollPhaseNode, _ context: NodeContext) -> Bool {
    node.modifier = self
    return false
  }
}

final class ScrollPhaseNode: WrapperNode {
  var modifier: ScrollPhaseModifier?

  @MainActor init(id: Int, _ graph: ViewGraph) {
    super.init(id: id)
    graph.afterUpdate { [weak self] in
      if let scrolling = self?.scrolling { self?.tell(scrolling, from: .idle) }
    }
  }

  private func tell(_ scroll: ScrollingNode, from old: ScrollPhase) {
    let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: scroll.velocity)
    Recorder.withoutRecording { modifier?.action(old, scroll.phase, context) }
  }
}

extension ScrollPhaseNode: ScrollFollower {
  func phaseDidChange(of scroll: ScrollingNode, from old: ScrollPhase) { tell(scroll, from: old) }
}

// MARK: - Visibility

nonisolated struct ScrollVisibilityModifier: WrappingModifier {
  typealias Body = Never

  let threshold: Double
  let action: (Bool) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> ScrollVisibilityNode {
    ScrollVisibilityNode(id: context.nextNodeID(), context.graph, self)
  }

  @MainActor func update(_ node: ScrollVisibilityNode, _ context: NodeContext) -> Bool {
    node.modifier = self
    return false
  }
}

final class ScrollVisibilityNode: WatchingNode {
  var modifier: ScrollVisibilityModifier
  private var isShown = false

  @MainActor init(id: Int, _ graph: ViewGraph, _ modifier: ScrollVisibilityModifier) {
    self.modifier = modifier
    super.init(id: id, graph)
  }

  override func look() {
    guard isPlaced else { return }
    let isShownNow = visibleShare > modifier.threshold
    if isShownNow == isShown { return }
    isShown = isShownNow
    afterUpdate { [weak self] in self?.modifier.action(isShownNow) }
  }
}

extension LayoutNode {
  /// The scroll view or list around.
  final var surroundingScroll: ScrollingNode? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? ScrollingNode }.first
  }

  /// How much of the node shows in what scrolls it, as a share of its area.
  final var visibleShare: Double {
    guard size.width > 0, size.height > 0 else { return 0 }
    guard let scroll = surroundingScroll, let frame = scroll.frameInside(of: self) else { return 1 }
    let shown = frame.intersection(scroll.bounds)
    return shown.isNull ? 0 : Double(shown.width * shown.height / (size.width * size.height))
  }
}

nonisolated struct TargetVisibilityModifier<ID: Hashable>: WrappingModifier {
  typealias Body = Never

  let threshold: Double
  let action: ([ID]) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> TargetVisibilityNode<ID> {
    TargetVisibilityNode(id: context.nextNodeID(), context.graph, self)
  }

  @MainActor func update(_ node: TargetVisibilityNode<ID>, _ context: NodeContext) -> Bool {
    node.modifier = self
    return false
  }
}

final class TargetVisibilityNode<ID: Hashable>: WatchingNode {
  var modifier: TargetVisibilityModifier<ID>
  private var known: [ID] = []

  @MainActor init(id: Int, _ graph: ViewGraph, _ modifier: TargetVisibilityModifier<ID>) {
    self.modifier = modifier
    super.init(id: id, graph)
  }

  override func look() {
    guard let scrolling = ScrollingNode.all(below: self).first, scrolling.isPlaced else { return }
    let shown = scrolling.scrollTargets.filter { $0.node.visibleShare > modifier.threshold }.compactMap { $0.id?.base as? ID }
    if shown == known { return }
    known = shown
    afterUpdate { [weak self] in self?.modifier.action(shown) }
  }
}
