import Foundation

/// The subscription of one subscriber to a subject; what it did not ask for is not kept for it.
final class Conduit<Output, Failure: Error>: Subscription {
  private struct State {
    var demand = Subscribers.Demand.none
    /// Whether the subscriber has what a subject that keeps its value holds now.
    var hasLatest = true
    var receive: ((Output) -> Subscribers.Demand)?
    var complete: ((Subscribers.Completion<Failure>) -> Void)?
    var latest: (() -> Output)?
    var onCancel: ((Conduit) -> Void)?
  }

  private let state: Guarded<State>
  /// A subscriber is called by one thread at a time, and may send while it is called.
  private let delivery = NSRecursiveLock()

  init<S: Subscriber>(
    _ subscriber: S, latest: (() -> Output)? = nil, onCancel: @escaping (Conduit) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    state = Guarded(
      State(
        hasLatest: latest == nil, receive: subscriber.receive, complete: subscriber.receive(completion:), latest: latest,
        onCancel: onCancel))
  }

  func offer(_ value: Output) {
    let receive: ((Output) -> Subscribers.Demand)? = state.withLock { state in
      guard state.demand > .none else {
        state.hasLatest = state.latest == nil
        return nil
      }
      state.demand -= 1
      state.hasLatest = true
      return state.receive
    }
    if let receive { deliver(value, to: receive) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let complete = take()?.complete
    delivery.lock()
    defer { delivery.unlock() }
    complete?(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber asked for no values: request(_:) takes a demand of at least one")
    let late: (latest: () -> Output, receive: (Output) -> Subscribers.Demand)? = state.withLock { state in
      state.demand += demand
      guard !state.hasLatest, let latest = state.latest, let receive = state.receive else { return nil }
      state.hasLatest = true
      state.demand -= 1
      return (latest, receive)
    }
    if let late { deliver(late.latest(), to: late.receive) }
  }

  func cancel() { take()?.onCancel?(self) }

  private func deliver(_ value: Output, to receive: (Output) -> Subscribers.Demand) {
    delivery.lock()
    let more = receive(value)
    delivery.unlock()
    if more > .none { state.withLock { $0.demand += more } }
  }

  private func take() -> State? {
    state.withLock { state in
      guard state.receive != nil else { return nil }
      defer { state = State() }
      return state
    }
  }
}

/// The subscribers of one subject, in the order they came.
struct ConduitList<Output, Failure: Error> {
  private(set) var conduits: [Conduit<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var upstream: [any Subscription] = []

  mutating func add(_ conduit: Conduit<Output, Failure>) { conduits.append(conduit) }

  mutating func remove(_ conduit: Conduit<Output, Failure>) { conduits.removeAll { $0 === conduit } }

  mutating func add(_ subscription: any Subscription) { upstream.append(subscription) }

  /// Who is to be told; nobody after the first time.
  mutating func finish(_ completion: Subscribers.Completion<Failure>) -> [Conduit<Output, Failure>] {
    guard self.completion == nil else { return [] }
    defer { (conduits, upstream) = ([], []) }
    self.completion = completion
    return conduits
  }

  /// Stops what feeds the subject.
  func cancelUpstream() { for subscription in upstream { subscription.cancel() } }
}
