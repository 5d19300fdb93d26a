/// What an operator answers to one value.
enum Step<Output, Failure: Error> {
  case emit(Output)
  case skip
  case emitAndFinish(Output)
  case end(Subscribers.Completion<Failure>)
}

/// What an operator makes of the end of its upstream.
enum Ending<Output, Failure: Error> {
  case complete(Subscribers.Completion<Failure>)
  /// One more value, as soon as it is asked for.
  case last(Output)
}

/// One subscription of an operator that answers each value at once: demand passes through it, and nothing waits.
final class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Answer = Step<Downstream.Input, Downstream.Failure>
  typealias Last = Ending<Downstream.Input, Downstream.Failure>

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var demand = Subscribers.Demand.none
    var last: Downstream.Input?
    var isEnding = false
  }

  private let state: Guarded<State>
  private let step: (Input) -> Answer
  private let ending: (Subscribers.Completion<Failure>) -> Last

  init(
    to downstream: Downstream, step: @escaping (Input) -> Answer,
    ending: @escaping (Subscribers.Completion<Failure>) -> Last
  ) {
    state = Guarded(State(downstream: downstream))
    self.step = step
    self.ending = ending
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = state.withLock { state in
      guard state.upstream == nil, !state.isEnding else { return nil }
      state.upstream = subscription
      return state.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = state.withLock({ $0.isEnding ? nil : $0.downstream }) else { return .none }
    switch step(input) {
    case .skip: return .max(1)
    case .emit(let value):
      state.withLock { $0.demand -= 1 }
      let more = downstream.receive(value)
      state.withLock { $0.demand += more }
      return more
    case .emitAndFinish(let value):
      // Before the value: what it sets off comes too late.
      state.withLock { $0.isEnding = true }
      _ = downstream.receive(value)
      end(.finished)
    case .end(let completion): end(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard state.withLock({ !$0.isEnding && $0.downstream != nil }) else { return }
    switch ending(completion) {
    case .complete(let completion): take()?.downstream?.receive(completion: completion)
    case .last(let value):
      state.withLock { state in
        state.isEnding = true
        state.upstream = nil
        state.last = value
      }
      sendLast()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber asked for no values: request(_:) takes a demand of at least one")
    let upstream = state.withLock { state in
      state.demand += demand
      return state.upstream
    }
    upstream?.request(demand)
    sendLast()
  }

  func cancel() { take()?.upstream?.cancel() }

  private func sendLast() {
    let (downstream, value) = state.withLock { state -> (Downstream?, Downstream.Input?) in
      guard state.demand > .none, let last = state.last else { return (nil, nil) }
      state.last = nil
      return (state.downstream, last)
    }
    guard let downstream, let value else { return }
    _ = downstream.receive(value)
    take()?.downstream?.receive(completion: .finished)
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let old = take()
    old?.upstream?.cancel()
    old?.downstream?.receive(completion: completion)
  }

  /// What was held until now; nil when it is over already.
  private func take() -> State? {
    state.withLock { state in
      guard state.downstream != nil else { return nil }
      defer { state = State(isEnding: true) }
      return state
    }
  }
}

extension Publisher {
  /// Subscribes through a link that answers each value with `step`.
  func link<S: Subscriber>(
    to subscriber: S, step: @escaping (Output) -> Step<S.Input, S.Failure>,
    ending: @escaping (Subscribers.Completion<Failure>) -> Ending<S.Input, S.Failure>
  ) {
    subscribe(Link<Output, Failure, S>(to: subscriber, step: step, ending: ending))
  }

  func link<S: Subscriber>(to subscriber: S, step: @escaping (Output) -> Step<S.Input, Failure>) where S.Failure == Failure {
    link(to: subscriber, step: step, ending: { .complete($0) })
  }

  /// The same, ended by an error that `step` throws.
  func tryLink<S: Subscriber>(
    to subscriber: S, step: @escaping (Output) throws -> Step<S.Input, any Error>
  ) where S.Failure == any Error {
    link(
      to: subscriber,
      step: { value in
        do { return try step(value) } catch { return .end(.failure(error)) }
      }, ending: { .complete($0.erased()) })
  }
}
