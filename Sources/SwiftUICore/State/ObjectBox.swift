import Combine

/// What one property of one element knows of its object: when the object is about to change, the element is dirty.
final class ObjectBox<ObjectType: ObservableObject>: DependencySource, TruthOwner, @unchecked Sendable {
  var readers = ReaderSet()
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?

  private weak var graph: ViewGraph?
  private let owner: Any.Type
  private let name: String

  init(in slots: PropertySlots) {
    graph = slots.graph
    owner = slots.owner
    name = slots.propertyName
  }

  var propertyName: String? { name }
  var sourceDescription: String { "the object \(name) of \(owner)" }

  var sourceOfTruth: SourceOfTruth? { object.map { SourceOfTruth(owner: owner, name: name, value: $0) } }

  /// Follows `object` from now on, and makes the element that is evaluated depend on it whether its body reads it or not.
  func follow(_ object: ObjectType) {
    noteRead()
    if object === self.object { return }
    self.object = object
    // From any thread, and before the change: the update comes later, and reads the new value.
    subscription = object.objectWillChange.sink { [weak self] _ in
      guard let self, let graph else { return }
      markReadersDirty(in: graph)
    }
  }
}

/// A property of an object, as a binding's place.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    transaction.around { root[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}
