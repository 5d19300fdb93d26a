extension Publishers {
  /// A publisher of the elements of a sequence, taken as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Elements.Element == S.Input {
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      subscriber.receive(subscription: SequenceSubscription(first, iterator, subscriber))
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

private final class SequenceSubscription<Iterator: IteratorProtocol, S: Subscriber>: Subscription
where S.Input == Iterator.Element {
  private struct State {
    var iterator: Iterator
    var next: Iterator.Element?
    var subscriber: S?
    var demand = Subscribers.Demand.none
    var isSending = false
  }

  private let state: Guarded<State>

  init(_ first: Iterator.Element, _ iterator: Iterator, _ subscriber: S) {
    state = Guarded(State(iterator: iterator, next: first, subscriber: subscriber))
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber asked for no values: request(_:) takes a demand of at least one")
    let maySend = state.withLock { state in
      state.demand += demand
      defer { state.isSending = true }
      return !state.isSending
    }
    if maySend { send() }
  }

  func cancel() { state.withLock { $0.subscriber = nil } }

  private func send() {
    while let (subscriber, element) = takeTurn() {
      guard let element else { return subscriber.receive(completion: .finished) }
      let more = subscriber.receive(element)
      state.withLock { $0.demand += more }
    }
  }

  /// The subscriber with its next element, or without one at the end.
  private func takeTurn() -> (S, Iterator.Element?)? {
    state.withLock { state in
      guard let subscriber = state.subscriber else { return nil }
      guard let element = state.next else {
        state.subscriber = nil
        return (subscriber, nil)
      }
      guard state.demand > .none else {
        state.isSending = false
        return nil
      }
      state.demand -= 1
      state.next = state.iterator.next()
      return (subscriber, element)
    }
  }
}
