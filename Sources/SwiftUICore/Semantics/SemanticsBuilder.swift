import Foundation
import TopdownDisplay

/// Collects semantics nodes while the layout is walked, and remembers which layout node carries out an action.
@_spi(Runtime) public struct SemanticsBuilder {
  public var nodes: [SemanticsNode] = []
  public var targets: [Int: LayoutNode] = [:]
  /// Who carries out a single action of a node, where that is not the node's own target.
  var actionTargets: [SemanticsActionKey: LayoutNode] = [:]

  public init() {}

  /// Adds what `owner` means; `children` describes what is inside.
  public mutating func add(
    _ owner: LayoutNode, at origin: CGPoint, role: SemanticsRole, label: String = "", value: String? = nil,
    isEnabled: Bool = true, isSelected: Bool = false, actions: [SemanticsAction] = [], choices: [String] = [],
    children: (inout SemanticsBuilder) -> Void = { _ in }
  ) {
    let inner = collect(children)
    targets[owner.id] = owner
    nodes.append(
      SemanticsNode(
        id: owner.id, role: role, label: label, value: value, isEnabled: isEnabled, isSelected: isSelected,
        actions: actions, choices: choices, frame: CGRect(origin: origin, size: owner.size), children: inner.inReadingOrder))
  }

  /// The nodes that `body` describes, apart from those here.
  public mutating func collect(_ body: (inout SemanticsBuilder) -> Void) -> [SemanticsNode] {
    var inner = SemanticsBuilder()
    body(&inner)
    targets.merge(inner.targets) { _, new in new }
    actionTargets.merge(inner.actionTargets) { _, new in new }
    return inner.nodes
  }
}

/// An action of a node.
struct SemanticsActionKey: Hashable {
  let id: Int
  let action: SemanticsAction
}

extension SemanticsBuilder {
  /// Lets `target` carry out `action` of a node that others describe.
  package mutating func offer(_ action: SemanticsAction, of node: inout SemanticsNode, by target: LayoutNode) {
    guard !node.actions.contains(action) else { return }
    node.actions.append(action)
    actionTargets[SemanticsActionKey(id: node.id, action: action)] = target
  }

  /// Lets `owner` carry out what `node` offers, as the node would itself.
  package mutating func takeOverActions(of node: SemanticsNode, to owner: LayoutNode) {
    for action in node.actions {
      let key = SemanticsActionKey(id: node.id, action: action)
      actionTargets[SemanticsActionKey(id: owner.id, action: action)] = actionTargets[key] ?? targets[node.id]
    }
  }
}

extension [SemanticsNode] {
  /// Those of a higher priority first.
  package var inReadingOrder: [SemanticsNode] {
    func priority(_ node: SemanticsNode) -> Double { node.details?.sortPriority ?? 0 }
    guard contains(where: { priority($0) != 0 }) else { return self }
    return enumerated().sorted { a, b in
      (-priority(a.element), a.offset) < (-priority(b.element), b.offset)
    }.map(\.element)
  }
}
