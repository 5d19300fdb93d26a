/// The side of an operator that faces a publisher: it collects demand until the subscription comes, and lets go of all at the end.
final class Intake<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private struct State {
    var subscription: (any Subscription)?
    var early = Subscribers.Demand.none
    var receive: ((Input) -> Subscribers.Demand)?
    var complete: ((Subscribers.Completion<Failure>) -> Void)?
  }

  private let state: Guarded<State>
  /// Called before any demand is passed on.
  var onSubscription: ((any Subscription) -> Void)?

  init(
    receive: @escaping (Input) -> Subscribers.Demand, complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    state = Guarded(State(receive: receive, complete: complete))
  }

  func receive(subscription: any Subscription) {
    let isWanted = state.withLock { state in
      guard state.subscription == nil, state.complete != nil else { return false }
      state.subscription = subscription
      return true
    }
    guard isWanted else { return subscription.cancel() }
    onSubscription?(subscription)
    onSubscription = nil
    let early = state.withLock { state in
      defer { state.early = .none }
      return state.early
    }
    if early > .none { subscription.request(early) }
  }

  func receive(_ input: Input) -> Subscribers.Demand { state.withLock { $0.receive }?(input) ?? .none }

  func receive(completion: Subscribers.Completion<Failure>) { letGo()?.complete?(completion) }

  func request(_ demand: Subscribers.Demand) {
    if demand == .none { return }
    let subscription = state.withLock { state in
      if state.subscription == nil { state.early += demand }
      return state.subscription
    }
    subscription?.request(demand)
  }

  func cancel() { letGo()?.subscription?.cancel() }

  /// What was held until now; nil when it is over already.
  private func letGo() -> State? {
    state.withLock { state in
      guard state.complete != nil else { return nil }
      defer { state = State() }
      return state
    }
  }
}
