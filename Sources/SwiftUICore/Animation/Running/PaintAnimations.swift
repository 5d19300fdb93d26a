import Foundation
import TopdownDisplay

/// A node that draws in a paint.
protocol PaintedNode: LayoutNode {
  var paint: Paint { get set }
}

extension ShapeNode: PaintedNode {}
extension StyleLayerNode: PaintedNode {}

/// The colors that are drawn while they change.
@MainActor final class PaintAnimations {
  typealias Vector = AnimatableValues<Double, Double, Double, Double>

  private struct Changing {
    let node: any PaintedNode
    var course: Course<Vector>
  }

  private var changing: [ObjectIdentifier: Changing] = [:]

  var isEmpty: Bool { changing.isEmpty }

  /// Sets off a change from one color to another; answers false where it is none, or none between colors.
  func start(_ node: any PaintedNode, from old: Paint, _ animation: Animation?, at time: TimeInterval) -> Bool {
    let key = ObjectIdentifier(node)
    if old == node.paint { return false }
    guard let animation, case .color(let from) = old, case .color(let to) = node.paint else {
      changing[key] = nil
      return false
    }
    if changing[key] != nil {
      changing[key]?.course.turn(to: to.vector, animation, at: time)
    } else {
      changing[key] = Changing(node: node, course: Course(from: from.vector, to: to.vector, animation, at: time))
    }
    return true
  }

  func removeThoseThatHaveArrived(at time: TimeInterval) {
    changing = changing.filter { $0.value.node.isAttached && $0.value.course.value(at: time) != nil }
  }

  /// Gives everything the color that it has at `time` while `body` runs.
  func presenting(at time: TimeInterval, _ body: () -> Void) {
    var restore: [(any PaintedNode, Paint)] = []
    for one in changing.values {
      guard let vector = one.course.value(at: time) else { continue }
      restore.append((one.node, one.node.paint))
      one.node.paint = .color(DisplayColor(vector))
    }
    body()
    for (node, paint) in restore { node.paint = paint }
  }
}

extension DisplayColor {
  fileprivate var vector: PaintAnimations.Vector { AnimatableValues(red, green, blue, alpha) }

  fileprivate init(_ vector: PaintAnimations.Vector) {
    let (red, green, blue, alpha) = vector.value
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Element {
  /// Brings a node up to date; where its color is another one then, that changes over time.
  final func updating(_ node: LayoutNode, _ update: () -> Bool) -> Bool {
    guard graph.isAnimating, let painted = node as? any PaintedNode else { return update() }
    let old = painted.paint
    let isLayoutChanged = update()
    let timeline = graph.timeline
    let animation = timeline.currentAnimation
    if timeline.paints.start(painted, from: old, animation, at: timeline.now), let animation {
      timeline.noteStart(of: animation)
    }
    return isLayoutChanged
  }
}
