/// A subject that keeps its newest value, which new subscribers and later demand get first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private struct State {
    var value: Output
    var list = ConduitList<Output, Failure>()
  }

  private let state: Guarded<State>

  public init(_ value: Output) { state = Guarded(State(value: value)) }

  deinit { state.withLock { $0.list }.cancelUpstream() }

  /// Setting it is `send(_:)`.
  public var value: Output {
    get { state.withLock { $0.value } }
    set { send(newValue) }
  }

  public func send(subscription: any Subscription) {
    state.withLock { $0.list.add(subscription) }
    subscription.request(.unlimited)
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    // The conduit holds the subject, as a subscription keeps the publisher's value at hand; ending lets go of it.
    let conduit = Conduit<Output, Failure>(subscriber, latest: { self.value }) { [weak self] conduit in
      self?.state.withLock { $0.list.remove(conduit) }
    }
    let completion = state.withLock { state in
      if state.list.completion == nil { state.list.add(conduit) }
      return state.list.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  public func send(_ input: Output) {
    let conduits: [Conduit<Output, Failure>] = state.withLock { state in
      guard state.list.completion == nil else { return [] }
      state.value = input
      return state.list.conduits
    }
    for conduit in conduits { conduit.offer(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in state.withLock({ $0.list.finish(completion) }) { conduit.finish(completion) }
  }
}
