/// A subject that keeps nothing: a value goes to those who want one now.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let list = Guarded(ConduitList<Output, Failure>())

  public init() {}

  deinit { list.withLock { $0 }.cancelUpstream() }

  public func send(subscription: any Subscription) {
    list.withLock { $0.add(subscription) }
    subscription.request(.unlimited)
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let conduit = Conduit<Output, Failure>(subscriber) { [weak self] conduit in self?.list.withLock { $0.remove(conduit) } }
    let completion = list.withLock { list in
      if list.completion == nil { list.add(conduit) }
      return list.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  public func send(_ input: Output) {
    for conduit in list.withLock({ $0.conduits }) { conduit.offer(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in list.withLock({ $0.finish(completion) }) { conduit.finish(completion) }
  }
}
