/// Values that views hand to the container that takes them apart.
public struct ContainerValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The view that the values are of, for what it hands up in other ways.
  package private(set) var node: LayoutNode?

  init(of node: LayoutNode?) {
    self = node?.trait(ContainerValuesTrait.self) ?? ContainerValues()
    self.node = node
  }

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that a view hands to its container.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Hands a value to the container that takes the view apart; it goes no further up.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

enum ContainerValuesTrait: ViewTraitKey {
  typealias Value = ContainerValues
}

nonisolated struct ContainerValueModifier: WrappingModifier {
  let write: (inout ContainerValues) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> Node { Node(id: context.nextNodeID()) }

  @MainActor func update(_ node: Node, _ context: NodeContext) -> Bool {
    let isFirst = node.write == nil
    node.write = write
    // The container reads its views' values when it is told of its views.
    if !isFirst { context.inputs.parent?.nodesDidChange() }
    return false
  }

  final class Node: WrapperNode {
    var write: ((inout ContainerValues) -> Void)?

    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
      guard key == ContainerValuesTrait.self else { return super.trait(key) }
      var values = super.trait(ContainerValuesTrait.self) ?? ContainerValues()
      write?(&values)
      return values as? Key.Value
    }
  }
}
