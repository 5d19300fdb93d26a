extension Subscribers {
  /// A subscriber that writes values to a property of an object, which it holds.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    private let sink: Sink<Input, Never>
    private let root: Guarded<Root?>
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      let root = Guarded<Root?>(object)
      self.root = root
      self.keyPath = keyPath
      sink = Sink(receiveCompletion: { _ in _ = root.take() }) { value in root.withLock { $0 }?[keyPath: keyPath] = value }
    }

    /// Nil when the subscription is over.
    public var object: Root? { root.withLock { $0 } }

    public var description: String { "Assign \(Root.self)." }

    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { sink.receive(value) }
    public func receive(completion: Subscribers.Completion<Never>) { sink.receive(completion: completion) }

    public func cancel() {
      _ = root.take()
      sink.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of `object`, which is held until the subscription ends.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
