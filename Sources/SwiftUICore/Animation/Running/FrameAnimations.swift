import Foundation

/// Notes what is placed elsewhere while a change with an animation is laid out.
final class FrameRecorder {
  /// The one that listens; the layout runs on the main thread only.
  nonisolated(unsafe) static var current: FrameRecorder?

  struct Moved {
    let node: LayoutNode
    let from: CGRect
  }

  private var moved: [ObjectIdentifier: Moved] = [:]
  private var new: [LayoutNode] = []

  func note(_ node: LayoutNode) {
    if !node.isPlaced { return new.append(node) }
    let key = ObjectIdentifier(node)
    if moved[key] == nil { moved[key] = Moved(node: node, from: CGRect(origin: node.origin, size: node.size)) }
  }

  /// What stood elsewhere, and what stood nowhere.
  func takeNotes() -> (moved: [Moved], new: [LayoutNode]) {
    defer { (moved, new) = ([:], []) }
    return (moved.values.sorted { $0.node.id < $1.node.id }, new)
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
  /// Views that have just come: they stand still though what is around them moves.
  private var still: [LayoutNode] = []
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
    let notes = recorder.takeNotes()
    let started = notes.moved.compactMap { start($0, animation, at: time) }
    let new = Set(notes.new.map { ObjectIdentifier($0) })
    still += notes.new.filter { node in node.parent.map { !new.contains(ObjectIdentifier($0)) } ?? false }
    if moving.isEmpty { still = [] }
    return started
  }

  private func start(_ moved: FrameRecorder.Moved, _ animation: Animation?, at time: TimeInterval) -> Animation? {
    let node = moved.node
    let target = CGRect(origin: node.origin, size: node.size)
    let from = node.parent?.placesOverTime ?? false ? CGRect(origin: target.origin, size: moved.from.size) : moved.from
    let key = ObjectIdentifier(node)
    if target == from { return nil }
    guard node.isAttached, let own = self.animation(of: node, orElse: animation) else {
      moving[key] = nil
      return nil
    }
    if moving[key] != nil {
      moving[key]?.course.turn(to: target.animatableData, own, at: time)
    } else {
      moving[key] = Moving(node: node, course: Course(from: from.animatableData, to: target.animatableData, own, at: time))
    }
    return own
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
    if moving.isEmpty { still = [] }
  }

  /// Puts everything where it is drawn at `time` while `body` runs.
  func presenting(at time: TimeInterval, _ body: () -> Void) {
    var restore: [(LayoutNode, CGRect)] = []
    func exchange(_ node: LayoutNode, _ frame: CGRect) { restore.append((node, node.exchangeFrame(frame))) }
    func show(_ moving: Moving, at time: TimeInterval) {
      guard let data = moving.course.value(at: time) else { return }
      var frame = CGRect.zero
      frame.animatableData = data
      exchange(moving.node, CGRect(origin: frame.origin, size: CGSize(width: max(0, frame.width), height: max(0, frame.height))))
    }
    let places = still.map { $0.isAttached ? $0.screenFrame : nil }
    for moving in moving.values { show(moving, at: time) }
    for (node, place) in zip(still, places) {
      guard let place else { continue }
      let shown = node.screenFrame
      exchange(
        node, CGRect(origin: node.origin, size: node.size).offsetBy(dx: place.minX - shown.minX, dy: place.minY - shown.minY))
    }
    body()
    for (node, frame) in restore.reversed() { _ = node.exchangeFrame(frame) }
  }
}
