import Foundation
import TopdownDisplay

extension ViewGraph {
  /// What the screen shows now; the environment's color scheme decides the background.
  public func displayList() -> DisplayList {
    let environment = EnvironmentValues(reading: rootEnvironment)
    var context = DrawingContext(pixel: 1 / environment.displayScale)
    presenting { rootNode.draw(into: &context, at: .zero) }
    return DisplayList(
      size: size, background: Color.systemBackground.resolve(in: environment).display, items: context.items)
  }

  /// What can be found on the screen now.
  public func semantics() -> SemanticsNode {
    var builder = SemanticsBuilder()
    rootNode.describe(into: &builder, at: .zero)
    semanticsTargets = builder.targets
    semanticsActionTargets = builder.actionTargets
    let nodes = focus.marking(builder.nodes.inReadingOrder)
    return SemanticsNode(id: rootNode.id, role: .screen, frame: CGRect(origin: .zero, size: size), children: nodes)
  }

  /// What lies under a modal layer: shown, but out of reach.
  package func coveredSemantics() -> [SemanticsNode] {
    var builder = SemanticsBuilder()
    for child in rootNode.coveredChildren { child.describe(into: &builder, at: child.origin) }
    return builder.nodes
  }

  /// Carries out an action of a node of the latest `semantics`; answers false where it is gone.
  public func perform(_ action: SemanticsAction, on id: Int, argument: String? = nil) -> Bool {
    let special = semanticsActionTargets[SemanticsActionKey(id: id, action: action)]
    guard let target = special ?? semanticsTargets[id], target.isAttached else { return false }
    if action.isTyping { focus.move(to: target) }
    if action == .focus { return focus.move(to: target) }
    carryOut(action, by: taker(of: action, on: target) ?? target, argument: argument)
    return true
  }

  /// Has `target` perform the action, and those around it told; gestures know of touches by themselves.
  func carryOut(_ action: SemanticsAction, by target: LayoutNode, argument: String? = nil, isTouch: Bool = false) {
    // Asked before the action, which may take the node out of the tree.
    let above = Array(sequence(first: target, next: \.parent).dropFirst())
    target.perform(action, argument: argument)
    for node in above where !(isTouch && node is GestureNode) { node.descendantDidPerform(action) }
  }

  /// Does what a tap on the first control inside of `node` does.
  package func activateFirstControl(in node: LayoutNode) {
    var builder = SemanticsBuilder()
    node.describe(into: &builder, at: .zero)
    guard let control = builder.nodes.firstControl else { return }
    let special = builder.actionTargets[SemanticsActionKey(id: control.id, action: .activate)]
    if let target = special ?? builder.targets[control.id] { carryOut(.activate, by: target) }
  }

  /// Somebody around `target` who has the first say in what is done with it.
  private func taker(of action: SemanticsAction, on target: LayoutNode) -> LayoutNode? {
    let above = Array(sequence(first: target, next: \.parent).dropFirst())
    return above.last { $0.takes(action) }
  }

  /// The layout node behind a node of the latest `semantics`.
  package func layoutNode(withSemantics id: Int) -> LayoutNode? {
    semanticsTargets[id].flatMap { $0.isAttached ? $0 : nil }
  }

  /// Makes a change that no state stands for, such as a scroll, in the next update.
  package func changeInNextUpdate(_ change: @escaping @MainActor () -> Void) { queue.enqueue(.current, change) }
}

extension [SemanticsNode] {
  /// The first that a tap activates, in order, inside of others too.
  fileprivate var firstControl: SemanticsNode? {
    for node in self {
      if node.isEnabled, node.actions.contains(.activate) { return node }
      if let inner = node.children.firstControl { return inner }
    }
    return nil
  }
}
