extension Publishers {
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Void)?
    public let receiveOutput: ((Upstream.Output) -> Void)?
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    public let receiveCancel: (() -> Void)?
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?, receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, S.Failure == Upstream.Failure {
      // Unlike in an outlet nothing waits here: each event is handled when it passes.
      upstream.subscribe(Witness(of: self, to: subscriber))
    }
  }
}

extension Publishers.HandleEvents {
  private final class Witness<S: Subscriber>: Subscriber, Subscription where S.Input == Output, S.Failure == Failure {
    private let events: Publishers.HandleEvents<Upstream>
    private let subscriber: S
    private let upstream = Guarded<(any Subscription)?>(nil)

    init(of events: Publishers.HandleEvents<Upstream>, to subscriber: S) {
      self.events = events
      self.subscriber = subscriber
    }

    func receive(subscription: any Subscription) {
      events.receiveSubscription?(subscription)
      upstream.withLock { $0 = subscription }
      subscriber.receive(subscription: self)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      events.receiveOutput?(input)
      let more = subscriber.receive(input)
      if more > .none { events.receiveRequest?(more) }
      return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      _ = upstream.take()
      events.receiveCompletion?(completion)
      subscriber.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      events.receiveRequest?(demand)
      upstream.withLock { $0 }?.request(demand)
    }

    func cancel() {
      guard let upstream = upstream.take() else { return }
      events.receiveCancel?()
      upstream.cancel()
    }
  }
}

extension Publisher {
  /// Calls closures as events pass.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Prints each event with `prefix`, to `stream` or the standard output.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    let output = Guarded(stream)
    let say = { (event: String) in
      output.withLock { output in
        if output == nil { Swift.print(start + event) } else { output?.write(start + event + "\n") }
      }
    }
    return handleEvents(
      receiveSubscription: { say("receive subscription: (\($0))") }, receiveOutput: { say("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: say("receive finished")
        case .failure(let error): say("receive error: (\(error))")
        }
      }, receiveCancel: { say("receive cancel") }, receiveRequest: { say("request \($0)") })
  }
}
