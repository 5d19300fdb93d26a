extension Publishers {
  /// The values of publishers that are made of values, as they come.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
      let joint = Joint(subscriber)
      let standing = Guarded((count: 0, isOuterOver: false))
      let end = { (completion: Subscribers.Completion<Failure>) in
        if !completion.isFinished { return joint.outlet.end(completion, atOnce: true) }
        if standing.withLock({ $0.isOuterOver && $0.count == 0 }) { joint.outlet.end(.finished) }
      }
      let outer = Reserve<Upstream.Output, Failure>()
      outer.intake = Intake(
        receive: { [transform] value in
          standing.withLock { $0.count += 1 }
          joint.add(transform(value), asking: .max(1)) { value, request in
            joint.outlet.send(value, onDelivery: request)
          } complete: { completion in
            standing.withLock { $0.count -= 1 }
            end(completion)
            if completion.isFinished { outer.intake?.request(.max(1)) }
          }
          return .none
        },
        complete: { completion in
          standing.withLock { $0.isOuterOver = true }
          outer.intake = nil
          end(completion)
        })
      joint.onCancel = {
        outer.intake?.cancel()
        outer.intake = nil
      }
      joint.open()
      guard let intake = outer.intake else { return }
      intake.request(maxPublishers)
      upstream.subscribe(intake)
    }
  }

  /// The values of the newest of several publishers.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where P.Output == S.Input, Upstream.Failure == S.Failure {
      let joint = Joint(subscriber)
      let isOuterOver = Guarded(false)
      let outer = Reserve<P, Failure>()
      outer.intake = Intake(
        receive: { publisher in
          joint.cancelSides()
          joint.add(publisher, asking: .max(1)) { value, request in
            joint.outlet.send(value, onDelivery: request)
          } complete: { completion in
            if !completion.isFinished || isOuterOver.withLock({ $0 }) { joint.outlet.end(completion) }
          }
          return .none
        },
        complete: { completion in
          isOuterOver.withLock { $0 = true }
          outer.intake = nil
          if !completion.isFinished || joint.isWithoutSides { joint.outlet.end(completion) }
        })
      joint.onCancel = {
        outer.intake?.cancel()
        outer.intake = nil
      }
      joint.open()
      guard let intake = outer.intake else { return }
      intake.request(.unlimited)
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the newest publisher; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

/// An intake that its own closures use, and that the end lets go of.
final class Reserve<Input, Failure: Error>: @unchecked Sendable {
  private let held = Guarded<Intake<Input, Failure>?>(nil)

  var intake: Intake<Input, Failure>? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}
