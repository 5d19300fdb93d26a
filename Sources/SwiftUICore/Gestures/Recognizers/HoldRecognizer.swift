import Foundation

/// A control that shows that a finger is on it.
@MainActor @_spi(Runtime) public protocol HoldableNode: LayoutNode {
  func holdDidChange(_ isHeld: Bool)
}

/// Tells a control that a finger is on it: from the touch on until the finger leaves or moves away.
///
/// It decides nothing: what the touch means is for others to say.
final class HoldRecognizer: _GestureRecognizer<Void> {
  private weak var node: (any HoldableNode)?
  private var isHeld = false
  private var start = CGPoint.zero

  init(_ node: any HoldableNode) {
    self.node = node
    super.init()
  }

  override func react(to event: GestureEvent) {
    switch event.touch.phase {
    case .began:
      start = event.point
      hold(true)
    case .moved: if start.distance(to: event.point) > TouchLimits.tapMovement { hold(false) }
    case .ended, .cancelled: hold(false)
    case .waited: break
    }
  }

  override func fail() {
    super.fail()
    hold(false)
  }

  override func reset() {
    super.reset()
    hold(false)
  }

  private func hold(_ new: Bool) {
    if new == isHeld { return }
    isHeld = new
    node?.holdDidChange(new)
  }
}
