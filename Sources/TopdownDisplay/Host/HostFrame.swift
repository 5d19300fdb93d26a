import Foundation

/// A screen as it is: what to draw, what can be done, and what came of it so far.
public struct HostFrame: Codable, Hashable, Sendable {
  public var display: DisplayList
  public var semantics: SemanticsNode
  /// The log, oldest first: all of it, or, where `logStart` says so, what is new.
  public var log: [HostEvent]
  /// How many events of the session the other side has already, which come before those of `log`; nil where that is the whole log.
  public var logStart: Int?
  /// The sources of truth that stand now: the scenario's own, then those of the views.
  public var sources: [HostTruth]
  /// The plain values that the scenario offers to be changed.
  public var values: [HostValue]
  /// What was done to the session, oldest first.
  public var actions: [HostAction]
  public var clock: HostClock
  /// What was said to the author of the views.
  public var warnings: [String]
  /// Why the screen is dead, or which step could not be done; the rest is then as it was last.
  public var failure: String?

  public init(
    display: DisplayList, semantics: SemanticsNode, log: [HostEvent] = [], logStart: Int? = nil, sources: [HostTruth] = [],
    values: [HostValue] = [], actions: [HostAction] = [], clock: HostClock = HostClock(), warnings: [String] = [],
    failure: String? = nil
  ) {
    self.display = display
    self.semantics = semantics
    self.log = log
    self.logStart = logStart
    self.sources = sources
    self.values = values
    self.actions = actions
    self.clock = clock
    self.warnings = warnings
    self.failure = failure
  }
}

/// A boundary event, as `LogFormat.md` describes it.
public struct HostEvent: Codable, Hashable, Sendable {
  /// The line of the log: `isLoading true`.
  public var line: String
  /// `write`, `call` or `mark`.
  public var kind: String
  public var name: String
  /// What went over the boundary; nil for a call without arguments.
  public var payload: String?
  /// Since the screen was made, by the screen's own clock.
  public var seconds: Double

  public init(line: String, kind: String, name: String, payload: String?, seconds: Double) {
    self.line = line
    self.kind = kind
    self.name = name
    self.payload = payload
    self.seconds = seconds
  }
}

/// A place that owns a value which views read.
public struct HostTruth: Codable, Hashable, Sendable {
  /// The view that keeps it; `scenario` for a boundary's storage.
  public var owner: String
  public var name: String
  public var value: String

  public init(owner: String, name: String, value: String) {
    self.owner = owner
    self.name = name
    self.value = value
  }
}

/// A plain value of a scenario, which a person may change.
public struct HostValue: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Hashable, Sendable { case flag, number, text, choice }

  public var name: String
  public var kind: Kind
  /// The value that it has now; `true` or `false` for a flag.
  public var text: String
  /// What can be chosen; empty for the other kinds.
  public var options: [String]

  public init(name: String, kind: Kind, text: String, options: [String] = []) {
    self.name = name
    self.kind = kind
    self.text = text
    self.options = options
  }
}

/// Something that was done to a session.
public struct HostAction: Codable, Hashable, Sendable {
  /// As a person would say it: `tap Retry`.
  public var text: String
  /// As a line of a test of the stage; nil where no line can do it.
  public var code: String?

  public init(text: String, code: String?) {
    self.text = text
    self.code = code
  }
}

/// The clock of a screen.
public struct HostClock: Codable, Hashable, Sendable {
  /// Since the screen was made.
  public var seconds: Double
  public var speed: Double
  /// What waits, one line each: for a time that has not come, or for an answer.
  public var pending: [String]
  /// How many of the scenario's own steps were done.
  public var stepsDone: Int

  public init(seconds: Double = 0, speed: Double = 0, pending: [String] = [], stepsDone: Int = 0) {
    self.seconds = seconds
    self.speed = speed
    self.pending = pending
    self.stepsDone = stepsDone
  }
}
