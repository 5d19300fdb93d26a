/// A key of a value that a view hands to its container, such as a tag or a layout value.
@_spi(Runtime) public protocol ViewTraitKey {
  associatedtype Value
  /// Whether the container must measure again when the value changes.
  static var affectsLayout: Bool { get }
}

extension ViewTraitKey {
  public static var affectsLayout: Bool { false }
}

/// Hands a value to the container.
@_spi(Runtime) public nonisolated struct TraitModifier<Key: ViewTraitKey>: WrappingModifier {
  public typealias Body = Never

  package let value: Key.Value

  public nonisolated init(_ key: Key.Type, _ value: Key.Value) { self.value = value }

  @MainActor package func makeNode(_ context: NodeContext) -> Node { Node(id: context.nextNodeID()) }

  @MainActor package func update(_ node: Node, _ context: NodeContext) -> Bool {
    node.value = value
    node.tellsNewTraits = Key.affectsLayout
    return true
  }

  public final class Node: WrapperNode {
    var value: Key.Value?

    public override func trait<Asked: ViewTraitKey>(_ key: Asked.Type) -> Asked.Value? {
      if Asked.self == Key.self, let value { return value as? Asked.Value }
      return super.trait(key)
    }
  }
}
