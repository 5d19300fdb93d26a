/// A task that is not complete: who it is, what it waits for and since when.
public struct PendingTask: Equatable, Sendable {
  public enum Obstacle: Equatable, Sendable {
    /// It runs as soon as the simulation goes on.
    case nothing
    /// It, or a child of its, sleeps until this instant, counted as ``Simulation/now`` is.
    case sleep(until: Duration)
    /// No time ends the sleep of it or of a child of its.
    case endlessSleep
    /// The value of another task, given by its label.
    case task(String)
    /// The children of a task group, none of which sleeps.
    case children
    /// A continuation, or what is built on one: the next element of a stream, an answer from outside.
    case continuation
    /// Its turn on an actor.
    case actor
  }

  /// The name given to the task, or its number in the order in which the simulation's tasks began.
  public let label: String
  /// The label of the task that began it; nil for what the test began.
  public let creator: String?
  let creation: CreationSite?
  public let obstacle: Obstacle
  /// When it was last seen at work, counted as ``Simulation/now`` is.
  public let since: Duration
}

extension PendingTask {
  /// File and line where it was made, such as `Shelf.swift:12`; nil where that is not known. Looking it up takes a moment.
  public var site: String? { creation?.description }

  /// Two reports are the same wherever the tasks were made.
  public static func == (a: PendingTask, b: PendingTask) -> Bool {
    (a.label, a.creator, a.since) == (b.label, b.creator, b.since) && a.obstacle == b.obstacle
  }
}

extension PendingTask: CustomStringConvertible {
  public var description: String {
    "\(label)\(origin) \(obstacle.description), since \(since)"
  }
}

extension PendingTask {
  private var origin: String {
    switch (creator, site) {
    case (let creator?, let site?): ", begun by \(creator) at \(site),"
    case (let creator?, nil): ", begun by \(creator),"
    case (nil, let site?): ", begun at \(site),"
    case (nil, nil): ""
    }
  }
}

extension PendingTask.Obstacle: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothing: "is ready to run"
    case .sleep(let end): "sleeps; what wakes it is time, at \(end)"
    case .endlessSleep: "sleeps beyond the end of time; only a cancellation wakes it"
    case .task(let label): "waits for the value of \(label); the end of that wakes it"
    case .children: "waits for its child tasks; the end of one of them wakes it"
    case .continuation:
      "waits for a continuation or the next element of a stream; whoever holds the other end, or a cancellation, wakes it"
    case .actor: "waits for its turn on an actor"
    }
  }
}

extension Sequence<PendingTask> {
  /// One task a line.
  var report: String { map { "- \($0)" }.joined(separator: "\n") }

  /// Whether one of them would go on if time did.
  var hasSleep: Bool {
    contains { if case .sleep = $0.obstacle { true } else { false } }
  }
}
