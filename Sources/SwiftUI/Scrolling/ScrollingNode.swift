import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// A node that shows a part of something longer.
@_spi(Runtime) open class ScrollingNode: LayoutNode, ViewportBoundary {
  unowned let graph: ViewGraph
  let layout: LayoutPass
  /// How far the content has moved away under the top left corner.
  public internal(set) var contentOffset = CGPoint.zero
  public internal(set) var contentSize = CGSize.zero
  /// What is scrolled to: until the layout is done, since what is made on the way may move it.
  private(set) final var target: ScrollDestination?
  /// Where the content was when a finger began to move it.
  final var panStart: CGPoint?
  final var phase = ScrollPhase.idle
  /// Points a second, while the content moves on by itself.
  final var velocity: CGVector?
  final var isScrollEnabled = true
  /// Whether the keyboard goes away when a finger scrolls.
  final var dismissesKeyboard = true

  @MainActor init(_ graph: ViewGraph) {
    self.graph = graph
    layout = graph.layout
    super.init(id: graph.nextNodeID())
  }

  package final var pendingTarget: LayoutNode? { target?.node }

  /// The space between the edges and the content, through which that scrolls.
  var contentInsets: EdgeInsets { EdgeInsets() }
  var scrollAxes: Axis.Set { .vertical }

  /// Where the content shows at rest.
  final var viewport: CGRect {
    let insets = contentInsets
    return CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
  }

  public final override func bounds(ofSpace name: AnyHashable) -> CGRect? {
    guard let space = name.base as? ScrollViewSpace else { return nil }
    guard let axis = space.axis else { return viewport }
    return scrollAxes.contains(axis == .horizontal ? .horizontal : .vertical) ? viewport : nil
  }

  final var geometry: ScrollGeometry {
    let insets = contentInsets
    return ScrollGeometry(
      contentOffset: CGPoint(x: contentOffset.x - insets.leading, y: contentOffset.y - insets.top), contentSize: contentSize,
      contentInsets: insets, containerSize: viewport.size)
  }

  /// The furthest that the content can move.
  public var maximumOffset: CGPoint {
    CGPoint(
      x: max(0, contentSize.width - viewport.width), y: max(0, contentSize.height - viewport.height))
  }

  public var canScroll: Bool { maximumOffset != .zero }

  /// Moves the content, as far as it reaches, in the next update.
  @MainActor public func scroll(by distance: CGSize) {
    contentOffset.x += distance.width
    contentOffset.y += distance.height
    layout.needsPlacement(self)
  }

  /// Makes every row that is made on demand; answers whether there were any.
  @MainActor open func materializeAll() -> Bool { false }

  /// Lets rows go that are far from what is shown, after `materializeAll`.
  @MainActor open func releaseFarRows() {}

  final func clampOffset() {
    let maximum = maximumOffset
    contentOffset = CGPoint(x: min(max(0, contentOffset.x), maximum.x), y: min(max(0, contentOffset.y), maximum.y))
  }

  // MARK: Reveal

  /// Scrolls the least so that a node inside shows; answers whether anything moves.
  @MainActor public final func reveal(_ target: LayoutNode) -> Bool {
    guard let frame = frameInside(of: target) else { return false }
    let distance = distance(to: frame, nil)
    if distance.width == 0, distance.height == 0 { return false }
    scroll(by: distance)
    return true
  }

  /// In the viewport. A node that is not placed itself, such as the row of a collection, is where its content is.
  final func frameInside(of target: LayoutNode) -> CGRect? {
    var origin = CGPoint.zero
    var node = target
    while node !== self {
      origin = origin + node.origin
      guard let parent = node.parent else { return nil }
      node = parent
    }
    if !target.isPlaced {
      let frames = target.children.compactMap { frameInside(of: $0) }
      return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    }
    return CGRect(origin: origin, size: target.size)
  }

  /// What is longer than the viewport is shown from its start.
  static func leastMove(_ start: CGFloat, _ end: CGFloat, within length: CGFloat) -> CGFloat {
    if start < 0 || end - start > length { return start }
    return max(0, end - length)
  }

  // MARK: Semantics

  @MainActor open override func perform(_ action: SemanticsAction, argument: String?) {
    guard action == .scroll, isScrollEnabled, let distance = Self.distance(argument ?? "") else { return }
    graph.changeInNextUpdate { [self] in scrollAsByHand(by: distance) }
  }

  /// "dx,dy" in points.
  static func distance(_ text: String) -> CGSize? {
    let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, let dx = numbers[0], let dy = numbers[1] else { return nil }
    return CGSize(width: dx, height: dy)
  }

  /// Marks what lies outside of the viewport as there but not shown.
  final func hidingWhatIsOutside(_ nodes: [SemanticsNode], at origin: CGPoint) -> [SemanticsNode] {
    let viewport = CGRect(origin: origin, size: size)
    return nodes.map { node in
      var node = node
      let frame = node.frame
      node.isVisible =
        node.isVisible && frame.maxX > viewport.minX && frame.minX < viewport.maxX && frame.maxY > viewport.minY
        && frame.minY < viewport.maxY
      node.children = hidingWhatIsOutside(node.children, at: origin)
      return node
    }
  }

  // MARK: Touch

  /// What is outside of the viewport can't be touched.
  open override func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard bounds.contains(point) else { return nil }
    return super.hitTest(point) ?? self
  }
}

// MARK: - Scrolling to a view

/// A view that is scrolled to, and how it should stand.
struct ScrollDestination {
  let node: LayoutNode
  /// The point of the view and of the viewport that meet; nil where the least movement is enough.
  let anchor: UnitPoint?
}

extension ScrollingNode {
  /// Scrolls to the view of that id; answers whether it is there.
  @MainActor final func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard let node = findOrMake(id) else { return false }
    target = ScrollDestination(node: node, anchor: anchor)
    goOnToTarget()
    return true
  }

  /// What is made on the way may move the view that is scrolled to.
  @MainActor private func goOnToTarget(attemptsLeft: Int = 10) {
    layout.needsPlacement(self)
    graph.afterUpdate { [weak self] in
      guard let self, target != nil else { return }
      if attemptsLeft > 0, !(isAtTarget && layout.isClean) { goOnToTarget(attemptsLeft: attemptsLeft - 1) } else { target = nil }
    }
  }

  private var isAtTarget: Bool {
    guard let target, let frame = frameInside(of: target.node) else { return false }
    let distance = distance(to: frame, target.anchor)
    let maximum = maximumOffset
    func isReached(_ offset: CGFloat, _ distance: CGFloat, _ maximum: CGFloat) -> Bool {
      abs(min(max(0, offset + distance), max(0, maximum)) - offset) < 0.001
    }
    return isReached(contentOffset.x, distance.width, maximum.x) && isReached(contentOffset.y, distance.height, maximum.y)
  }

  @MainActor private func findOrMake(_ id: AnyHashable) -> LayoutNode? {
    if let node = Self.find(id, below: self) { return node }
    for rows in Self.lazyRows(below: self) {
      guard let index = rows.index(ofID: id) else { continue }
      graph.buildNested(below: self) { rows.make([index]) }
      return rows.made.first { $0.index == index }?.row
    }
    // An id may be given inside of a row that is not there yet.
    while materializeAll() { graph.buildNested(below: self) {} }
    defer { releaseFarRows() }
    return Self.find(id, below: self)
  }

  private static func find(_ id: AnyHashable, below top: LayoutNode) -> LayoutNode? {
    for child in top.visibleChildren {
      if child.explicitID == id { return child }
      if let found = find(id, below: child) { return found }
    }
    return nil
  }

  private static func lazyRows(below top: LayoutNode) -> [LazyRowsNode] {
    top.visibleChildren.flatMap { child in ((child as? LazyRowsNode).map { [$0] } ?? []) + lazyRows(below: child) }
  }

  /// The scroll views and lists below a node, outer ones first.
  static func all(below top: LayoutNode) -> [ScrollingNode] {
    top.visibleChildren.flatMap { child in ((child as? ScrollingNode).map { [$0] } ?? []) + all(below: child) }
  }

  /// How far to scroll so that a frame in the viewport stands as the destination wants it.
  final func distance(to frame: CGRect, _ anchor: UnitPoint?) -> CGSize {
    let area = viewport
    guard let anchor else {
      return CGSize(
        width: Self.leastMove(frame.minX - area.minX, frame.maxX - area.minX, within: area.width),
        height: Self.leastMove(frame.minY - area.minY, frame.maxY - area.minY, within: area.height))
    }
    return CGSize(
      width: frame.minX - area.minX + anchor.x * (frame.width - area.width),
      height: frame.minY - area.minY + anchor.y * (frame.height - area.height))
  }
}
