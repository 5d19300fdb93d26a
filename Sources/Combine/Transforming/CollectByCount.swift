extension Publishers {
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where [Upstream.Output] == S.Input, S.Failure == Upstream.Failure {
      let outlet = Outlet(subscriber)
      var values: [Upstream.Output] = []
      let intake = Intake<Upstream.Output, Upstream.Failure>(
        receive: { [count] value in
          values.append(value)
          if values.count == count {
            outlet.send(values)
            values = []
          }
          return .none
        },
        complete: { completion in
          if completion.isFinished, !values.isEmpty { outlet.send(values) }
          outlet.end(completion)
        })
      outlet.open(onRequest: { [count] in intake.request($0 * count) }, onCancel: intake.cancel)
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  /// Values in groups; the last one may be smaller.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Subscribers.Completion {
  var isFinished: Bool {
    switch self {
    case .finished: true
    case .failure: false
    }
  }
}
