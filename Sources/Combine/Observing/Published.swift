/// A property of an object that publishes its values, each before it is set.
@propertyWrapper
public struct Published<Value> {
  fileprivate let subject: PublishedSubject<Value>

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

  fileprivate init(_ subject: PublishedSubject<Value>) { self.subject = subject }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The publisher of the property: the value now, then each that is set.
  public var projectedValue: Publisher {
    get { Publisher(subject) }
    set { self = Published(newValue.subject) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].subject.value }
    // Whoever is told may read the property: the access to the storage is over then.
    set { object[keyPath: storageKeyPath].subject.send(newValue) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get { Publisher(object[keyPath: storageKeyPath].subject) }
    set {
      if newValue.subject !== object[keyPath: storageKeyPath].subject {
        object[keyPath: storageKeyPath] = Published(newValue.subject)
      }
    }
  }

  /// The publisher of a published property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let subject: PublishedSubject<Value>

    fileprivate init(_ subject: PublishedSubject<Value>) { self.subject = subject }

    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) { published.subject.follow(self) }
}

/// What can be told through which publisher it announces changes.
protocol ChangeTelling: AnyObject {
  var changePublisher: ObservableObjectPublisher? { get set }
}

protocol PublishedProperty {
  var changeTelling: any ChangeTelling { get }
}

extension Published: PublishedProperty {
  var changeTelling: any ChangeTelling { subject }
}

/// Holds the value of a published property.
final class PublishedSubject<Value>: ChangeTelling, @unchecked Sendable {
  private struct State {
    var value: Value
    var conduits: [Conduit<Value, Never>] = []
    var changePublisher: ObservableObjectPublisher?
    var sources: [AnyCancellable] = []
  }

  private let state: Guarded<State>

  init(_ value: Value) { state = Guarded(State(value: value)) }

  var value: Value { state.withLock { $0.value } }

  var changePublisher: ObservableObjectPublisher? {
    get { state.withLock { $0.changePublisher } }
    set { state.withLock { $0.changePublisher = newValue } }
  }

  /// Tells the object's observers, then the property's, then changes.
  func send(_ value: Value) {
    changePublisher?.send()
    for conduit in state.withLock({ $0.conduits }) { conduit.offer(value) }
    // The old value goes when nobody holds the lock: its end may be anything.
    var value = value
    state.withLock { swap(&$0.value, &value) }
  }

  func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
    let conduit = Conduit<Value, Never>(subscriber, latest: { self.value }) { [weak self] conduit in
      self?.state.withLock { state in state.conduits.removeAll { $0 === conduit } }
    }
    state.withLock { $0.conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let source = publisher.sink { [weak self] in self?.send($0) }
    state.withLock { $0.sources.append(source) }
  }
}

/// A published property whose type is not known, as a reflected object has it.
package protocol AnyPublished {
  var currentValue: Any { get }
}

extension Published: AnyPublished {
  package var currentValue: Any { subject.value }
}
