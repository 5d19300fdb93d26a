import Foundation

/// Notes what is placed elsewhere while a change with an animation is laid out.
final class FrameRecorder {
  /// The one that listens; the layout runs on the main thread only.
  nonisolated(unsafe) static var current: FrameRecorder?

  private(set) var moved: [ObjectIdentifier: (node: LayoutNode, from: CGRect)] = [:]

  func note(_ node: LayoutNode) {
    let key = ObjectIdentifier(node)
    if moved[key] == nil { moved[key] = (node, CGRect(origin: node.origin, size: node.size)) }
  }

  func takeMoved() -> [(node: LayoutNode, from: CGRect)] {
    defer { moved = [:] }
    return moved.values.sorted { $0.node.id < $1.node.id }
  }
}

/// Where views are drawn while they move: the layout is at its end at once (`animation/frame`).
@MainActor final class FrameAnimations {
  private struct Moving {
    let node: LayoutNode
    var course: Course<CGRect.AnimatableData>
  }

  private let recorder = FrameRecorder()
  private var moving: [ObjectIdentifier: Moving] = [:]
  /// Whose views another animation was named for, or none, in the running transaction.
  private var overrides: [ObjectIdentifier: Animation?] = [:]

  var isEmpty: Bool { moving.isEmpty }

  /// Notes for the running transaction how the nodes, and what is inside, move.
  func override(_ animation: Animation?, for nodes: [LayoutNode]) {
    for node in nodes { overrides[ObjectIdentifier(node)] = .some(animation) }
  }

  func recording(_ body: () -> Void) {
    let outer = FrameRecorder.current
    FrameRecorder.current = recorder
    body()
    FrameRecorder.current = outer
  }

  /// Sets off what the layout has moved; answers with what.
  func start(_ animation: Animation?, at time: TimeInterval) -> [Animation] {
    var started: [Animation] = []
    for (node, from) in recorder.takeMoved() {
      let target = CGRect(origin: node.origin, size: node.size)
      let key = ObjectIdentifier(node)
      if target == from { continue }
      guard node.isAttached, let own = self.animation(of: node, orElse: animation) else {
        moving[key] = nil
        continue
      }
      started.append(own)
      if moving[key] != nil {
        moving[key]?.course.turn(to: target.animatableData, own, at: time)
      } else {
        moving[key] = Moving(
          node: node, course: Course(from: from.animatableData, to: target.animatableData, own, at: time))
      }
    }
    return started
  }

  func endTransaction() { overrides = [:] }

  private func animation(of node: LayoutNode, orElse standard: Animation?) -> Animation? {
    if overrides.isEmpty { return standard }
    for node in sequence(first: node, next: \.parent) {
      if let found = overrides[ObjectIdentifier(node)] { return found }
    }
    return standard
  }

  func removeThoseThatHaveArrived(at time: TimeInterval) {
    moving = moving.filter { $0.value.node.isAttached && $0.value.course.value(at: time) != nil }
  }

  /// Puts everything where it is drawn at `time` while `body` runs.
  func presenting(at time: TimeInterval, _ body: () -> Void) {
    var restore: [(LayoutNode, CGRect)] = []
    for moving in moving.values {
      guard let data = moving.course.value(at: time) else { continue }
      var frame = CGRect.zero
      frame.animatableData = data
      frame.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
      restore.append((moving.node, moving.node.exchangeFrame(frame)))
    }
    body()
    for (node, frame) in restore { _ = node.exchangeFrame(frame) }
  }
}
