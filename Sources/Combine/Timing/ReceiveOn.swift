extension Publishers {
  /// Everything from upstream, on a scheduler, in the order it came.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      Postponement<S>.subscribe(subscriber, to: upstream) { [scheduler, options] deliver, _ in
        scheduler.schedule(options: options, deliver)
      }
    }
  }

  /// Everything from upstream but failures, later by an interval.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      Postponement<S>.subscribe(subscriber, to: upstream) { [self] deliver, timers in
        timers.hold {
          scheduler.scheduleOnce(after: interval, tolerance: tolerance, options: options, $0)
        } whileRunning: {
          deliver()
        }
      }
    }
  }

  /// Subscribes, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let outlet = Outlet(subscriber)
      let intake = Intake<Upstream.Output, Upstream.Failure>(
        receive: {
          outlet.send($0)
          return .none
        }, complete: { outlet.end($0) })
      outlet.open(
        onRequest: { [scheduler, options] demand in scheduler.schedule(options: options) { intake.request(demand) } },
        onCancel: { [scheduler, options] in scheduler.schedule(options: options) { intake.cancel() } })
      scheduler.schedule(options: options) { [upstream] in upstream.subscribe(intake) }
    }
  }
}

extension Publisher {
  /// Delivers values and the end on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }

  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// One subscription whose events wait in a queue for a scheduler: whichever of its actions runs first takes the first event.
private enum Postponement<Downstream: Subscriber> {
  private enum Event {
    case value(Downstream.Input)
    case end(Subscribers.Completion<Downstream.Failure>)
  }

  static func subscribe<P: Publisher>(
    _ subscriber: Downstream, to publisher: P, schedule: @escaping (_ deliver: @escaping () -> Void, Timers) -> Void
  ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let (outlet, timers, events) = (Outlet(subscriber), Timers(), Guarded<[Event]>([]))
    let post = { (event: Event) in
      events.withLock { $0.append(event) }
      schedule(
        {
          switch events.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
          case .value(let value): outlet.send(value)
          case .end(let completion): outlet.end(completion)
          case nil: break
          }
        }, timers)
    }
    let intake = Intake<P.Output, P.Failure>(
      receive: {
        post(.value($0))
        return .none
      }, complete: { post(.end($0)) })
    outlet.open(
      onRequest: intake.request,
      onCancel: {
        intake.cancel()
        timers.cancel()
        events.withLock { $0 = [] }
      })
    publisher.subscribe(intake)
  }
}

/// What a subscription has scheduled and not seen run.
final class Timers: Cancellable {
  private let pending = Guarded<[Int: AnyCancellable]>([:])
  private let last = Guarded(0)

  /// Holds what `schedule` answers until it has run.
  func hold(_ schedule: (@escaping () -> Void) -> AnyCancellable, whileRunning action: @escaping () -> Void) {
    let number = last.withLock {
      $0 += 1
      return $0
    }
    let isOver = Guarded(false)
    let timer = schedule { [pending] in
      isOver.withLock { $0 = true }
      _ = pending.withLock { $0.removeValue(forKey: number) }
      action()
    }
    pending.withLock { $0[number] = timer }
    // A scheduler may have run it at once.
    if isOver.withLock({ $0 }) { _ = pending.withLock { $0.removeValue(forKey: number) } }
  }

  func cancel() {
    let timers = pending.withLock { pending in
      defer { pending = [:] }
      return pending.values
    }
    for timer in timers { timer.cancel() }
  }
}
