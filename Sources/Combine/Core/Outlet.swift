/// The side of an operator that faces a subscriber: values wait here, in their order, for demand.
final class Outlet<Downstream: Subscriber>: Subscription {
  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var waiting: [(value: Downstream.Input, onDelivery: () -> Void)] = []
    var first = 0
    var completion: Subscribers.Completion<Downstream.Failure>?
    var isDraining = false
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
  }

  private enum Turn {
    case deliver(Downstream.Input, to: Downstream, onDelivery: () -> Void)
    case end(Subscribers.Completion<Downstream.Failure>, State)
    case rest
  }

  private let state: Guarded<State>

  init(_ downstream: Downstream) { state = Guarded(State(downstream: downstream)) }

  /// How many values are asked for and not sent.
  var demand: Subscribers.Demand { state.withLock { $0.demand } }

  /// Whether the subscriber takes all that comes.
  var isUnlimited: Bool { state.withLock { $0.demand == .unlimited } }

  /// Hands the subscriber its subscription.
  func open(onRequest: @escaping (Subscribers.Demand) -> Void = { _ in }, onCancel: @escaping () -> Void = {}) {
    let downstream = state.withLock { state in
      state.onRequest = onRequest
      state.onCancel = onCancel
      return state.downstream
    }
    downstream?.receive(subscription: self)
  }

  func send(_ value: Downstream.Input, onDelivery: @escaping () -> Void = {}) {
    state.withLock { state in
      if state.downstream != nil, state.completion == nil { state.waiting.append((value, onDelivery)) }
    }
    drain()
  }

  /// Sends a value that takes the place of one that waits for demand.
  func sendNewest(_ value: Downstream.Input) {
    state.withLock { state in
      guard state.downstream != nil, state.completion == nil else { return }
      if state.demand == .none { (state.waiting, state.first) = ([], 0) }
      state.waiting.append((value, {}))
    }
    drain()
  }

  /// Ends after what waits; a failure of one among several sides does not let it wait.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>, atOnce: Bool = false) {
    state.withLock { state in
      if state.completion == nil { state.completion = completion }
      if atOnce { (state.waiting, state.first) = ([], 0) }
    }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber asked for no values: request(_:) takes a demand of at least one")
    let onRequest = state.withLock { state in
      state.demand += demand
      return state.onRequest
    }
    onRequest?(demand)
    drain()
  }

  func cancel() {
    let old = state.withLock { state in
      defer { state = State(isDraining: state.isDraining) }
      return state
    }
    old.onCancel?()
  }

  private func drain() {
    let mayDrain = state.withLock { state in
      defer { state.isDraining = true }
      return !state.isDraining
    }
    guard mayDrain else { return }
    while true {
      switch takeTurn() {
      case .deliver(let value, let downstream, let onDelivery):
        let more = downstream.receive(value)
        if more > .none { add(more) }
        onDelivery()
      case .end(let completion, let old):
        old.downstream?.receive(completion: completion)
        old.onCancel?()
        return
      case .rest: return
      }
    }
  }

  private func takeTurn() -> Turn {
    state.withLock { state in
      if let downstream = state.downstream {
        if state.first < state.waiting.count {
          if state.demand > .none {
            state.demand -= 1
            let next = state.waiting[state.first]
            state.first += 1
            if state.first == state.waiting.count { (state.waiting, state.first) = ([], 0) }
            return .deliver(next.value, to: downstream, onDelivery: next.onDelivery)
          }
        } else if let completion = state.completion {
          let old = state
          state = State()
          return .end(completion, old)
        }
      }
      state.isDraining = false
      return .rest
    }
  }

  private func add(_ demand: Subscribers.Demand) {
    let onRequest = state.withLock { state in
      state.demand += demand
      return state.onRequest
    }
    onRequest?(demand)
  }
}
