/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The same publisher each time; each `@Published` property of the object, inherited ones too, sends through it.
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// What an observable object tells its changes through.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void { subject.subscribe(subscriber) }

  public func send() { subject.send() }
}

/// Finds the publisher of an object.
private enum ChangePublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    /// Of objects without a published property, in which it could be kept.
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private static let table = Guarded(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let properties = properties(of: object)
    // Two threads may ask for the first time at once.
    return table.withLock { table in
      if let known = properties.lazy.compactMap(\.changePublisher).first { return known }
      if properties.isEmpty { return publisher(of: object, in: &table) }
      let publisher = ObservableObjectPublisher()
      for property in properties { property.changePublisher = publisher }
      return publisher
    }
  }

  private static func properties(of object: AnyObject) -> [any ChangeTelling] {
    var found: [any ChangeTelling] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      found += current.children.compactMap { ($0.value as? any PublishedProperty)?.changeTelling }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func publisher(of object: AnyObject, in table: inout Table) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // An object at the same place may have gone.
    if let entry = table.entries[id], entry.object === object { return entry.publisher }
    if table.entries.count >= table.limit {
      table.entries = table.entries.filter { $0.value.object != nil }
      table.limit = max(64, 2 * table.entries.count)
    }
    let publisher = ObservableObjectPublisher()
    table.entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
