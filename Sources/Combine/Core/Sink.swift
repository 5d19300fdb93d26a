extension Subscribers {
  /// A subscriber of two closures that takes all that comes.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private struct State {
      var isSubscribed = false
      var subscription: (any Subscription)?
      var receiveValue: ((Input) -> Void)?
      var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    }

    private let state: Guarded<State>

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      state = Guarded(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    public var description: String { "Sink" }

    public func receive(subscription: any Subscription) {
      let isWanted = state.withLock { state in
        guard !state.isSubscribed, state.receiveValue != nil else { return false }
        state.isSubscribed = true
        state.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      state.withLock { $0.receiveValue }?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) { letGo().receiveCompletion?(completion) }

    public func cancel() { letGo().subscription?.cancel() }

    private func letGo() -> State {
      state.withLock { state in
        defer { state = State(isSubscribed: true) }
        return state
      }
    }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
