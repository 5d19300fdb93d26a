import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// A node that shows a part of something longer.
@_spi(Runtime) open class ScrollingNode: LayoutNode {
  unowned let graph: ViewGraph
  let layout: LayoutPass
  /// How far the content has moved away under the top left corner.
  public internal(set) var contentOffset = CGPoint.zero
  public internal(set) var contentSize = CGSize.zero

  @MainActor init(_ graph: ViewGraph) {
    self.graph = graph
    layout = graph.layout
    super.init(id: graph.nextNodeID())
  }

  /// The furthest that the content can move.
  public var maximumOffset: CGPoint {
    CGPoint(x: max(0, contentSize.width - size.width), y: max(0, contentSize.height - size.height))
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
    let distance = CGSize(
      width: Self.leastMove(frame.minX, frame.maxX, within: size.width),
      height: Self.leastMove(frame.minY, frame.maxY, within: size.height))
    if distance.width == 0, distance.height == 0 { return false }
    scroll(by: distance)
    return true
  }

  private func frameInside(of target: LayoutNode) -> CGRect? {
    var origin = CGPoint.zero
    var node = target
    while node !== self {
      origin = origin + node.origin
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return CGRect(origin: origin, size: target.size)
  }

  /// What is longer than the viewport is shown from its start.
  private static func leastMove(_ start: CGFloat, _ end: CGFloat, within length: CGFloat) -> CGFloat {
    if start < 0 || end - start > length { return start }
    return max(0, end - length)
  }

  // MARK: Semantics

  @MainActor open override func perform(_ action: SemanticsAction, argument: String?) {
    guard action == .scroll, let distance = Self.distance(argument ?? "") else { return }
    graph.changeInNextUpdate { [self] in scroll(by: distance) }
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
}
