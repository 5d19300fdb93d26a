import Foundation

/// A fast and its rules. It knows no clock: whoever changes it or asks says what time it is.
public struct Fasting: Codable, Hashable, Sendable {
  /// One of three, so that no fast can have an end and no beginning.
  public enum Phase: Codable, Hashable, Sendable {
    case ready
    case running(since: Date)
    case finished(from: Date, to: Date)
  }

  public var goal: Goal
  public private(set) var phase = Phase.ready

  public init(goal: Goal = .sixteenHours) { self.goal = goal }
}

// MARK: - What can be done

extension Fasting {
  /// Starts the time. A fast that is running goes on as it is.
  public mutating func begin(at now: Date) {
    if case .running = phase { return }
    phase = .running(since: now)
  }

  /// Stops the time, if it runs. Where the clock was set back meanwhile, the fast took no time rather than less.
  public mutating func finish(at now: Date) {
    guard case .running(let start) = phase else { return }
    phase = .finished(from: start, to: max(start, now))
  }

  public mutating func reset() { phase = .ready }
}

// MARK: - What can be asked

extension Fasting {
  public var start: Date? {
    switch phase {
    case .ready: nil
    case .running(let start), .finished(let start, _): start
    }
  }

  /// When the goal is reached, if nobody stops before.
  public var goalDate: Date? { start?.addingTimeInterval(goal.duration) }

  /// In seconds.
  public func elapsed(at now: Date) -> TimeInterval {
    switch phase {
    case .ready: 0
    case .running(let start): max(0, now.timeIntervalSince(start))
    case .finished(let start, let end): end.timeIntervalSince(start)
    }
  }

  /// 1 where the goal is reached, and more beyond.
  public func progress(at now: Date) -> Double { elapsed(at: now) / goal.duration }

  public func isGoalReached(at now: Date) -> Bool { elapsed(at: now) >= goal.duration }
}
