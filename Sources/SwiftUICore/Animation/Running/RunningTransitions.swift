import Foundation
import TopdownDisplay

/// Views that are fading in, and views that have left the tree and are still drawn.
@MainActor final class RunningTransitions {
  private struct Leaving {
    let ghost: GhostNode
    /// On the screen: what is around it moves without it.
    let place: CGRect
    let host: WeakNode
    let course: Course<Double>
    /// Who fades it: itself, or the transition inside.
    let isFading: Bool
  }

  private struct WeakNode {
    weak var node: LayoutNode?
  }

  private struct Entering {
    let node: LayoutNode
    let course: Course<Double>
  }

  private var leaving: [Leaving] = []
  private var entering: [Entering] = []

  var isEmpty: Bool { leaving.isEmpty && entering.isEmpty }

  func enter(_ node: LayoutNode, _ animation: Animation, at time: TimeInterval) {
    entering.append(Entering(node: node, course: Course(from: 0, to: 1, animation, at: time)))
  }

  /// Keeps `node` drawn where it stands; as long as `animation` runs.
  func leave(_ node: LayoutNode, isFading: Bool, _ animation: Animation, at time: TimeInterval) {
    guard node.isPlaced, let host = sequence(first: node, next: \.parent).dropFirst().first(where: { !($0 is WrapperNode) })
    else { return }
    let ghost = GhostNode(node, at: node.screenFrame.origin)
    leaving.append(
      Leaving(
        ghost: ghost, place: node.screenFrame, host: WeakNode(node: host),
        course: Course(from: 1, to: 0, animation, at: time), isFading: isFading))
  }

  func removeThoseThatAreOver(at time: TimeInterval) {
    leaving.removeAll { $0.course.value(at: time) == nil || !($0.host.node?.isAttached ?? false) }
    entering.removeAll { $0.course.value(at: time) == nil || !$0.node.isAttached }
  }

  /// Puts in what is only drawn while `body` runs.
  func presenting(at time: TimeInterval, _ body: () -> Void) {
    var restore: [(LayoutNode, [LayoutNode])] = []
    func change(_ host: LayoutNode, _ children: [LayoutNode]) { restore.append((host, host.exchangeChildren(children))) }
    for one in entering {
      guard let opacity = one.course.value(at: time), let host = one.node.parent else { continue }
      change(host, host.children.map { $0 === one.node ? GhostNode($0, at: $0.origin, opacity: opacity) : $0 })
    }
    for one in leaving {
      guard let host = one.host.node, let opacity = one.course.value(at: time) else { continue }
      one.ghost.opacity = one.isFading ? opacity : 1
      one.ghost.placeContent()
      let outer = host.screenFrame
      _ = one.ghost.exchangeFrame(one.place.offsetBy(dx: -outer.minX, dy: -outer.minY))
      change(host, host.children + [one.ghost])
    }
    body()
    for (host, children) in restore.reversed() { _ = host.exchangeChildren(children) }
  }
}

/// Draws a node that is none of its children.
private final class GhostNode: LayoutNode {
  private let shown: LayoutNode
  var opacity: Double

  init(_ shown: LayoutNode, at origin: CGPoint, opacity: Double = 1) {
    self.shown = shown
    self.opacity = opacity
    super.init(id: 0)
    _ = exchangeFrame(CGRect(origin: origin, size: shown.size))
  }

  /// A transition may have moved what is inside; no container above does it any more.
  func placeContent() { shown.placeWrappersAgain() }

  override var zIndex: Double { shown.zIndex }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if opacity >= 1 { return shown.draw(into: &context, at: origin) }
    context.group(.pushOpacity(max(0, opacity))) { shown.draw(into: &$0, at: origin) }
  }
}
