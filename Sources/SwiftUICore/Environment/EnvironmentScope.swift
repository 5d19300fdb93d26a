/// The environment at one place in the tree: what is set here, and the scope around it. It knows who read which key.
@_spi(Runtime) public final class EnvironmentScope: @unchecked Sendable {
  private let parent: EnvironmentScope?
  private var entries: [Source] = []
  /// Whether views below may have read from here or from further out.
  private var isInUse = false
  /// At the root: default values, evaluated once, so that a key that nobody set keeps one identity.
  private var defaults: [ObjectIdentifier: Source] = [:]

  /// The value of one key at this scope, and who read it.
  private final class Source: DependencySource {
    var entry: EnvironmentEntry
    var readers = ReaderSet()

    init(_ entry: EnvironmentEntry) { self.entry = entry }

    var sourceDescription: String { "the environment's \(entry.key)" }
  }

  init(root values: EnvironmentValues) {
    parent = nil
    apply(values)
  }

  init(below parent: EnvironmentScope) { self.parent = parent }

  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    let source = source(for: key) ?? root.defaultSource(key)
    Recorder.current?.record(source)
    return source.entry.value as! K.Value
  }

  private func source(for key: any EnvironmentKey.Type) -> Source? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      for source in current.entries where source.entry.isFor(key) { return source }
      scope = current.parent
    }
    return nil
  }

  private var root: EnvironmentScope {
    var scope = self
    while let parent = scope.parent { scope = parent }
    return scope
  }

  private func defaultSource<K: EnvironmentKey>(_ key: K.Type) -> Source {
    if let source = defaults[ObjectIdentifier(key)] { return source }
    let source = Source(EnvironmentEntry(key, K.defaultValue))
    defaults[ObjectIdentifier(key)] = source
    return source
  }

  /// Sets what was written in `values`, and marks dirty who read a key whose value is another one now.
  func apply(_ values: EnvironmentValues) {
    set(values.written)
    takeBackWhatIsMissing(in: values)
    isInUse = true
  }

  /// Sets what `change` writes, and leaves all else as it is.
  public func change(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(reading: self)
    Recorder.withoutRecording { change(&values) }
    set(values.written)
  }

  /// The newest value of a key counts.
  private func set(_ written: [EnvironmentEntry]) {
    for entry in written.reversed() {
      if let source = entries.first(where: { $0.entry.isFor(entry.key) }) {
        if source.entry.isSame(as: entry) { continue }
        source.entry = entry
        source.readers.markDirty(by: source)
      } else {
        if isInUse { tellReadersFurtherOut(of: entry.key) }
        entries.append(Source(entry))
      }
    }
  }

  /// A key that is no longer set is read from further out again.
  private func takeBackWhatIsMissing(in values: EnvironmentValues) {
    let isMissing = { (source: Source) in !values.written.contains { $0.isFor(source.entry.key) } }
    for source in entries.filter(isMissing) { source.readers.markDirty(by: source) }
    entries.removeAll(where: isMissing)
  }

  /// Who read the key from further out until now reads it here from now on.
  private func tellReadersFurtherOut(of key: any EnvironmentKey.Type) {
    guard let source = (parent ?? self).source(for: key) ?? root.defaults[ObjectIdentifier(key)] else { return }
    source.readers.markDirty(by: source)
  }
}
