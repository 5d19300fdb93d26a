import Foundation

/// Defaults that live in memory and are gone with the object: what the stage and previews hand to a view.
///
/// It is told to views when it is written directly. Registered defaults and other domains are left out.
@_spi(Runtime) public final class VolatileDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  public init() {
    // The name is never used: nothing is written through the superclass.
    super.init(suiteName: "topdown.volatile")!
  }

  public override func object(forKey defaultName: String) -> Any? { lock.withLock { values[defaultName] } }

  // The superclass brings each of its typed setters down to these two.
  public override func set(_ value: Any?, forKey defaultName: String) { store(value, defaultName) }
  public override func removeObject(forKey defaultName: String) { store(nil, defaultName) }

  private func store(_ value: Any?, _ key: String) {
    lock.withLock { values[key] = value }
    StorageObservation.tell(of: key)
  }

  public override func dictionaryRepresentation() -> [String: Any] { lock.withLock { values } }

  public override func synchronize() -> Bool { true }
}
