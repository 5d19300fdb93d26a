extension Publishers {
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, S.Failure == NewPublisher.Failure {
      let relay = Relay(subscriber)
      relay.follow(upstream) { [handler] completion in
        switch completion {
        case .finished: relay.end(.finished)
        case .failure(let error): relay.follow(handler(error)) { relay.end($0) }
        }
      }
      relay.open()
    }
  }

  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, S.Failure == any Error {
      let relay = Relay(subscriber)
      relay.follow(upstream) { [handler] completion in
        switch completion {
        case .finished: relay.end(.finished)
        case .failure(let error):
          do { relay.follow(try handler(error)) { relay.end($0.erased()) } } catch { relay.end(.failure(error)) }
        }
      }
      relay.open()
    }
  }

  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, S.Failure == Upstream.Failure {
      let relay = Relay(subscriber)
      Self.attempt(upstream, retries, relay)
      relay.open()
    }
  }
}

extension Publishers.Retry {
  private static func attempt<S: Subscriber>(
    _ upstream: Upstream, _ retries: Int?, _ relay: Relay<S>
  ) where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    relay.follow(upstream) { completion in
      if completion.isFinished || retries == 0 { return relay.end(completion) }
      attempt(upstream, retries.map { $0 - 1 }, relay)
    }
  }
}

extension Publisher {
  /// Goes on with another publisher after a failure.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes anew after a failure, at most that often.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

/// Feeds one subscriber from publishers that follow each other: what it asked for and did not get is asked of the next.
final class Relay<Downstream: Subscriber>: Subscription {
  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var request: ((Subscribers.Demand) -> Void)?
    var cancel: (() -> Void)?
  }

  private let state: Guarded<State>
  private var first: (() -> Void)?

  init(_ downstream: Downstream) { state = Guarded(State(downstream: downstream)) }

  /// Takes the values of `publisher` from now on; `end` decides what comes then.
  func follow<P: Publisher>(
    _ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let intake = Intake<P.Output, P.Failure>(receive: { self.deliver($0) }, complete: end)
    let demand: Subscribers.Demand? = state.withLock { state in
      guard state.downstream != nil else { return nil }
      state.request = intake.request
      state.cancel = intake.cancel
      return state.demand
    }
    guard let demand else { return }
    intake.request(demand)
    let start = { publisher.subscribe(intake) }
    if isOpen { start() } else { first = start }
  }

  private var isOpen = false

  /// Hands the subscriber its subscription, then begins.
  func open() {
    isOpen = true
    state.withLock { $0.downstream }?.receive(subscription: self)
    let start = first
    first = nil
    start?()
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) { take()?.downstream?.receive(completion: completion) }

  func request(_ demand: Subscribers.Demand) {
    let request = state.withLock { state in
      state.demand += demand
      return state.request
    }
    request?(demand)
  }

  func cancel() { take()?.cancel?() }

  private func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    let downstream = state.withLock { state in
      state.demand -= 1
      return state.downstream
    }
    let more = downstream?.receive(value) ?? .none
    state.withLock { $0.demand += more }
    return more
  }

  private func take() -> State? {
    state.withLock { state in
      guard state.downstream != nil else { return nil }
      defer { state = State() }
      return state
    }
  }
}
