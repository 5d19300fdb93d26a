import TopdownDisplay

/// What the keyboard is turned to, and who wants to have it.
@MainActor @_spi(Runtime) public final class FocusCoordinator {
  private unowned let graph: ViewGraph
  /// Nil where it has left the tree or can no longer be focused.
  public var node: LayoutNode? {
    guard let focused, focused.isAttached, focused.isFocusable else { return nil }
    return focused
  }

  private weak var focused: LayoutNode?
  /// Views around the focused one, that have to be told when it goes.
  private var told: [FocusReceiver] = []
  private var wish: Wish?

  private enum Wish {
    case focus(within: LayoutNode)
    case nothing(within: LayoutNode)
  }

  init(_ graph: ViewGraph) { self.graph = graph }

  // MARK: Moving

  /// Turns the keyboard to a node, or to the first inside it that takes it; answers whether there is one.
  @discardableResult
  public func move(to node: LayoutNode?) -> Bool {
    let new = node.flatMap { $0.isFocusable ? $0 : Self.focusables(below: $0).first }
    if node != nil, new == nil { return false }
    if new === focused, new != nil { return true }
    let receivers = new.map(Self.receivers(around:)) ?? []
    for old in told where !receivers.contains(where: { $0 === old }) { old.focusDidLeave() }
    focused = new
    told = receivers
    for receiver in receivers { receiver.focusDidArrive() }
    graph.focusedValues.update()
    // Nothing else may have changed, and yet the screen says something new.
    graph.changeInNextUpdate {}
    return true
  }

  /// Turns the keyboard to what comes next in reading order, or before; the other end follows.
  ///
  /// Answers whether anything takes it.
  @discardableResult
  public func moveOn(isBackward: Bool = false) -> Bool {
    let all = graph.rootNode.reachableChildren.flatMap { Self.focusables(below: $0) }
    guard !all.isEmpty else { return false }
    let current = node.flatMap { node in all.firstIndex { $0 === node } }
    let step = isBackward ? -1 : 1
    let next = current.map { ($0 + step + all.count) % all.count } ?? (isBackward ? all.count - 1 : 0)
    return move(to: all[next])
  }

  static func focusables(below top: LayoutNode) -> [LayoutNode] {
    (top.isFocusable ? [top] : []) + top.visibleChildren.flatMap { focusables(below: $0) }
  }

  private static func receivers(around node: LayoutNode) -> [FocusReceiver] {
    sequence(first: node, next: \.parent).compactMap { $0 as? FocusReceiver }
  }

  // MARK: Wishes

  /// A state says that the keyboard belongs to `node`; granted once the screen stands.
  func request(within node: LayoutNode) {
    if wish == nil { grantLater() }
    wish = .focus(within: node)
  }

  /// A state says that the keyboard does not belong to `node` any more.
  func resign(within node: LayoutNode) {
    if wish == nil { grantLater() } else { return }
    wish = .nothing(within: node)
  }

  private func grantLater() {
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      defer { wish = nil }
      switch wish {
      case .focus(let node): move(to: node)
      case .nothing(let node):
        if let current = self.node, current === node || current.isBelow(node) { move(to: nil) }
      case nil: break
      }
    }
  }

  /// The focused view may have gone.
  func checkStanding() {
    if focused != nil, node == nil { move(to: nil) }
  }

  // MARK: Semantics

  func marking(_ nodes: [SemanticsNode]) -> [SemanticsNode] {
    guard let node else { return nodes }
    return nodes.map { marking($0, node) }
  }

  private func marking(_ described: SemanticsNode, _ focused: LayoutNode) -> SemanticsNode {
    var copy = described
    let target = graph.semanticsActionTargets[SemanticsActionKey(id: described.id, action: .focus)]
    copy.isFocused = described.id == focused.id || target === focused
    copy.children = described.children.map { marking($0, focused) }
    return copy
  }
}

/// A node that is told when the keyboard is turned to something inside, and when it leaves.
@MainActor @_spi(Runtime) public protocol FocusReceiver: LayoutNode {
  func focusDidArrive()
  func focusDidLeave()
}
