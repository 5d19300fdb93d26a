import Foundation
import TopdownDisplay

/// Collects semantics nodes while the layout is walked, and remembers which layout node carries out an action.
@_spi(Runtime) public struct SemanticsBuilder {
  public var nodes: [SemanticsNode] = []
  public var targets: [Int: LayoutNode] = [:]

  public init() {}

  /// Adds what `owner` means; `children` describes what is inside.
  public mutating func add(
    _ owner: LayoutNode, at origin: CGPoint, role: SemanticsRole, label: String = "", value: String? = nil,
    isEnabled: Bool = true, actions: [SemanticsAction] = [], children: (inout SemanticsBuilder) -> Void = { _ in }
  ) {
    let inner = collect(children)
    targets[owner.id] = owner
    nodes.append(
      SemanticsNode(
        id: owner.id, role: role, label: label, value: value, isEnabled: isEnabled, actions: actions,
        frame: CGRect(origin: origin, size: owner.size), children: inner.inReadingOrder))
  }

  /// The nodes that `body` describes, apart from those here.
  public mutating func collect(_ body: (inout SemanticsBuilder) -> Void) -> [SemanticsNode] {
    var inner = SemanticsBuilder()
    body(&inner)
    targets.merge(inner.targets) { _, new in new }
    return inner.nodes
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
