import Combine
import Observation

/// A key of a value that the focused view, or one around it, offers to others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused view and those around it offer, and the scene as a whole.
public struct FocusedValues: Equatable, @unchecked Sendable {
  private var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    let value: Any
    let isSame: (Any) -> Bool

    init<Value>(_ value: Value) {
      self.value = value
      isSame = { other in (other as? Value).map { ValueComparison.areEqual(value, $0) } ?? false }
    }
  }

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
    set { entries[ObjectIdentifier(key)] = newValue.map(Entry.init) }
  }

  subscript<T: AnyObject & Observable>(object type: T.Type) -> T? {
    get { self[FocusedObjectKey<T>.self] }
    set { self[FocusedObjectKey<T>.self] = newValue }
  }

  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    guard lhs.entries.count == rhs.entries.count else { return false }
    return lhs.entries.allSatisfy { key, entry in rhs.entries[key].map { entry.isSame($0.value) } ?? false }
  }
}

extension FocusedValues {
  subscript<T: ObservableObject>(observed type: T.Type) -> T? {
    get { self[ObservedObjectKey<T>.self]?.object }
    set { self[ObservedObjectKey<T>.self] = if let newValue { ObservedReference(object: newValue) } else { nil } }
  }
}

private enum ObservedObjectKey<T: ObservableObject>: FocusedValueKey {
  typealias Value = ObservedReference<T>
}

/// Which object it is decides, even where the type calls others equal.
private struct ObservedReference<T: AnyObject>: SelfComparing {
  let object: T

  func isUnchanged(from old: ObservedReference) -> Bool { object === old.object }
}

private enum FocusedObjectKey<T: AnyObject & Observable>: FocusedValueKey {
  typealias Value = T
}

/// The focused values of a graph, and who reads them.
@MainActor final class FocusedValuesSource: DependencySource {
  nonisolated(unsafe) var readers = ReaderSet()
  nonisolated var sourceDescription: String { "the focused values" }

  private unowned let graph: ViewGraph
  private var current = FocusedValues()
  private var isUpdateDue = false
  /// Offered by the scene, whatever is focused.
  private var sceneNodes: [ObjectIdentifier: FocusedValueNode] = [:]

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Whoever reads them in a body is told when they change.
  var values: FocusedValues {
    Recorder.current?.record(self)
    return current
  }

  /// A node offers another value than before.
  func valueDidChange(of node: FocusedValueNode) {
    sceneNodes[ObjectIdentifier(node)] = node.isForScene ? node : nil
    guard !isUpdateDue else { return }
    isUpdateDue = true
    graph.afterUpdate { [weak self] in self?.update() }
  }

  func update() {
    isUpdateDue = false
    sceneNodes = sceneNodes.filter { $0.value.isAttached }
    var new = FocusedValues()
    for node in sceneNodes.values.sorted(by: { $0.id < $1.id }) { node.change(&new) }
    if let focused = graph.focus.node {
      for node in Array(sequence(first: focused, next: \.parent)).reversed() { (node as? FocusedValueNode)?.change(&new) }
    }
    guard new != current else { return }
    current = new
    readers.markDirty(by: self)
  }
}
