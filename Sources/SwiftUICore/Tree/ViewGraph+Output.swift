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
    return SemanticsNode(
      id: rootNode.id, role: .screen, frame: CGRect(origin: .zero, size: size), children: builder.nodes)
  }

  /// What lies under a modal layer: shown, but out of reach.
  package func coveredSemantics() -> [SemanticsNode] {
    var builder = SemanticsBuilder()
    for child in rootNode.coveredChildren { child.describe(into: &builder, at: child.origin) }
    return builder.nodes
  }

  /// Carries out an action of a node of the latest `semantics`; answers false where it is gone.
  public func perform(_ action: SemanticsAction, on id: Int, argument: String? = nil) -> Bool {
    guard let target = semanticsTargets[id], target.isAttached else { return false }
    // Asked before the action, which may take the node out of the tree.
    let above = Array(sequence(first: target, next: \.parent).dropFirst())
    target.perform(action, argument: argument)
    for node in above { node.descendantDidPerform(action) }
    return true
  }

  /// The layout node behind a node of the latest `semantics`.
  package func layoutNode(withSemantics id: Int) -> LayoutNode? {
    semanticsTargets[id].flatMap { $0.isAttached ? $0 : nil }
  }

  /// Makes a change that no state stands for, such as a scroll, in the next update.
  package func changeInNextUpdate(_ change: @escaping @MainActor () -> Void) { queue.enqueue(.current, change) }
}
