import Foundation
@_spi(Runtime) import SwiftUICore

// What a person does to a scroll view, and who is told of it.

extension ScrollingNode: PanningNode {
  public var canPan: Bool { canScroll && isScrollEnabled }
  public var panAxes: Axis.Set { scrollAxes }

  public func pan(by translation: CGSize) {
    if panStart == nil { beginScrolling() }
    let start = panStart ?? contentOffset
    panStart = start
    move(to: CGPoint(x: start.x - translation.width, y: start.y - translation.height))
    tellOnceLaidOut()
  }

  /// The content starts elsewhere in the frame, also for a finger that moves it.
  @MainActor final func shiftStart(by distance: CGFloat) {
    panStart?.y += distance
    scroll(by: CGSize(width: 0, height: distance))
  }

  /// A finger that lets go in motion sends the content on.
  public func panDidEnd(_ drag: DragGesture.Value) {
    let start = panStart ?? contentOffset
    panStart = nil
    let speed = CGVector(dx: -drag.velocity.width, dy: -drag.velocity.height)
    let rest = drag.predictedEndTranslation
    comeToRest(at: CGPoint(x: start.x - rest.width, y: start.y - rest.height), from: start, speed)
  }

  /// A whole movement of a finger at once.
  @MainActor final func scrollAsByHand(by distance: CGSize) {
    let start = contentOffset
    beginScrolling()
    comeToRest(at: CGPoint(x: start.x + distance.width, y: start.y + distance.height), from: start, .zero)
  }

  @MainActor private func beginScrolling() {
    if dismissesKeyboard { graph.focus.move(to: nil) }
    setPhase(.interacting, nil)
  }

  @MainActor private func comeToRest(at goal: CGPoint, from start: CGPoint, _ speed: CGVector) {
    let rest = restingPoint(for: clamped(goal), from: start, speed)
    if speed != .zero { setPhase(.decelerating, speed) }
    move(to: rest)
    setPhase(.idle, nil)
    tellOnceLaidOut()
  }

  @MainActor private func move(to goal: CGPoint) {
    scroll(by: CGSize(width: goal.x - contentOffset.x, height: goal.y - contentOffset.y))
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    let maximum = maximumOffset
    return CGPoint(x: min(max(0, offset.x), maximum.x), y: min(max(0, offset.y), maximum.y))
  }

  // MARK: Phases

  @MainActor private func setPhase(_ new: ScrollPhase, _ velocity: CGVector?) {
    self.velocity = velocity
    guard new != phase else { return }
    let old = phase
    phase = new
    for follower in followers { follower.phaseDidChange(of: self, from: old) }
  }

  @MainActor private func tellOnceLaidOut() {
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      // Rows that come into view may have to be made first.
      if !layout.isClean { return tellOnceLaidOut() }
      for follower in followers { follower.didScroll(self) }
    }
  }

  // MARK: Targets

  @MainActor private func restingPoint(for goal: CGPoint, from start: CGPoint, _ speed: CGVector) -> CGPoint {
    guard let node = followers.lazy.compactMap({ $0 as? ScrollTargetBehaviorNode }).first, let behavior = node.behavior else {
      return goal
    }
    let insets = contentInsets
    let size = geometry.containerSize
    func rect(_ offset: CGPoint) -> CGRect {
      CGRect(origin: CGPoint(x: offset.x, y: offset.y), size: size)
    }
    let frames = scrollTargets.compactMap { frameInside(of: $0.node) }.map {
      $0.offsetBy(dx: contentOffset.x - insets.leading, dy: contentOffset.y - insets.top)
    }
    var target = ScrollTarget(rect: rect(goal), anchor: nil)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: rect(start), anchor: nil), velocity: speed, contentSize: contentSize,
        containerSize: size, axes: scrollAxes, environment: node.environment, targets: frames))
    return target.rect.origin
  }

  /// The target that stands at `anchor` of what shows, or the first that shows.
  final func target(at anchor: UnitPoint?) -> AnyHashable? {
    let area = viewport
    let frames = scrollTargets.compactMap { target in frameInside(of: target.node).map { (target.id, $0) } }
    let shown = frames.filter { frame in
      frame.1.maxX > area.minX && frame.1.minX < area.maxX && frame.1.maxY > area.minY && frame.1.minY < area.maxY
    }
    guard let anchor else { return shown.first?.0 }
    let point = CGPoint(x: area.minX + anchor.x * area.width, y: area.minY + anchor.y * area.height)
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(frame.minX + anchor.x * frame.width - point.x, frame.minY + anchor.y * frame.height - point.y)
    }
    return shown.min { distance($0.1) < distance($1.1) }?.0
  }

  // MARK: By program

  @MainActor final func scroll(to edge: Edge) {
    let maximum = maximumOffset
    switch edge {
    case .top: scroll(toX: nil, y: -contentInsets.top)
    case .bottom: scroll(toX: nil, y: maximum.y)
    case .leading: scroll(toX: -contentInsets.leading, y: nil)
    case .trailing: scroll(toX: maximum.x, y: nil)
    }
  }

  /// To a point of the content; nil leaves that axis as it is.
  @MainActor final func scroll(toX x: CGFloat?, y: CGFloat?) {
    move(
      to: CGPoint(
        x: x.map { $0 + contentInsets.leading } ?? contentOffset.x, y: y.map { $0 + contentInsets.top } ?? contentOffset.y))
  }
}
