/// The environment at one place in the tree: what is set here, and the scope around it. It knows who read which key.
@_spi(Runtime) public final class EnvironmentScope: @unchecked Sendable {
  private let parent: EnvironmentScope?
  private var entries: [Entry] = []
  /// At the root: default values, evaluated once, so that a key that nobody set keeps one identity.
  private var defaults: [ObjectIdentifier: Entry] = [:]

  private final class Entry: DependencySource {
    let key: ObjectIdentifier
    let name: String
    var value: Any
    var areEqual: (Any, Any) -> Bool
    var readers = ReaderSet()

    init<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
      self.key = ObjectIdentifier(key)
      name = String(describing: key)
      self.value = value
      areEqual = { ValueComparison.areEqual($0 as! K.Value, $1 as! K.Value) }
    }

    init(key: ObjectIdentifier, value: Any) {
      self.key = key
      name = "a value"
      self.value = value
      areEqual = { old, new in _openExistential(old, do: { isEqual($0, to: new) }) }
    }

    var sourceDescription: String { "the environment's \(name)" }
  }

  init(root values: EnvironmentValues) {
    parent = nil
    _ = apply(values)
  }

  init(below parent: EnvironmentScope) { self.parent = parent }

  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    let entry = entry(for: ObjectIdentifier(key)) ?? root.defaultEntry(key)
    Recorder.current?.record(entry)
    return entry.value as! K.Value
  }

  private func entry(for key: ObjectIdentifier) -> Entry? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      for entry in current.entries where entry.key == key { return entry }
      scope = current.parent
    }
    return nil
  }

  private var root: EnvironmentScope {
    var scope = self
    while let parent = scope.parent { scope = parent }
    return scope
  }

  private func defaultEntry<K: EnvironmentKey>(_ key: K.Type) -> Entry {
    if let entry = defaults[ObjectIdentifier(key)] { return entry }
    let entry = Entry(key, K.defaultValue)
    defaults[ObjectIdentifier(key)] = entry
    return entry
  }

  /// Sets what was written in `values`, and marks dirty who read a key whose value is another one now.
  @discardableResult
  func apply(_ values: EnvironmentValues) -> Bool {
    var isChanged = false
    for (key, value) in values.written.reversed() {
      if let entry = entries.first(where: { $0.key == key }) {
        if entry.areEqual(entry.value, value) { continue }
        entry.value = value
        entry.readers.markDirty(by: entry)
      } else {
        let entry = Entry(key: key, value: value)
        // Who read the key from further out until now reads it here from now on.
        (parent ?? self).readersMove(of: key, to: entry)
        entries.append(entry)
      }
      isChanged = true
    }
    return isChanged
  }

  private func readersMove(of key: ObjectIdentifier, to entry: Entry) {
    let outer = self.entry(for: key) ?? root.defaults[key]
    outer?.readers.markDirty(by: entry)
  }
}

private func isEqual<Value>(_ old: Value, to new: Any) -> Bool {
  guard let new = new as? Value else { return false }
  return ValueComparison.areEqual(old, new)
}
