extension Publishers {
  /// A value that no other followed for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let (outlet, timers) = (Outlet(subscriber), Timers())
      let intake = Intake<Upstream.Output, Upstream.Failure>(
        receive: { [self] value in
          timers.cancel()
          timers.hold {
            scheduler.scheduleOnce(after: dueTime, tolerance: nil, options: options, $0)
          } whileRunning: {
            outlet.sendNewest(value)
          }
          return .none
        },
        complete: { completion in
          timers.cancel()
          outlet.end(completion)
        })
      outlet.open(onCancel: {
        timers.cancel()
        intake.cancel()
      })
      intake.request(.unlimited)
      upstream.subscribe(intake)
    }
  }

  /// The first or the newest value of each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let (outlet, timers) = (Outlet(subscriber), Timers())
      let pause = Pause<Upstream.Output, Context>()
      let intake = Intake<Upstream.Output, Upstream.Failure>(
        receive: { [self] value in
          let delay = pause.delay(of: value, at: scheduler.now, interval: interval, keepsLatest: latest)
          if let delay {
            timers.hold {
              scheduler.scheduleOnce(after: delay, tolerance: nil, options: nil, $0)
            } whileRunning: {
              if let value = pause.takeValue(at: scheduler.now) { outlet.sendNewest(value) }
            }
          }
          return .none
        },
        complete: { outlet.end($0) })
      outlet.open(onCancel: {
        timers.cancel()
        intake.cancel()
      })
      intake.request(.unlimited)
      upstream.subscribe(intake)
    }
  }
}

/// What a throttle holds back, and until when.
private final class Pause<Value, Context: Scheduler> {
  private struct State {
    var value: Value?
    var lastSent: Context.SchedulerTimeType?
  }

  private let state = Guarded(State())

  /// After how long to send, when nothing is scheduled yet.
  func delay(
    of value: Value, at now: Context.SchedulerTimeType, interval: Context.SchedulerTimeType.Stride, keepsLatest: Bool
  ) -> Context.SchedulerTimeType.Stride? {
    state.withLock { state in
      let isScheduled = state.value != nil
      if keepsLatest || !isScheduled { state.value = value }
      if isScheduled { return nil }
      guard let last = state.lastSent else { return 0 }
      let left = now.distance(to: last.advanced(by: interval))
      return left > 0 ? left : 0
    }
  }

  func takeValue(at now: Context.SchedulerTimeType) -> Value? {
    state.withLock { state in
      defer { state.value = nil }
      state.lastSent = now
      return state.value
    }
  }
}

extension Publisher {
  /// Waits until nothing came for `dueTime`, then sends the newest value.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// At most one value each `interval`: the newest, or else the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
