import SwiftUI
import TopdownScenarios

/// The ordered record of boundary events, which a test hands out boundaries from and then compares.
///
///     let log = ExecutionLog()
///     let shelf = LoadingShelf(error: log.binding("error", nil), load: log.call("load", .failure(URLError(.timedOut))))
///     await shelf.reload()
///     #expect(log == ["load", "error offline"])
public final class ExecutionLog: BoundaryLog, @unchecked Sendable {
  /// When the log began; virtual inside a simulation.
  public let began: ContinuousClock.Instant

  private let lock = NSLock()
  private var recorded: [BoundaryEvent]
  private var boundaries: Set<String>
  private var tasks: TaskNames
  private var complaint: String?
  private let replacements: [String: String]
  /// The one name that the log was filtered by, when no boundary has it.
  let unknownName: UnknownName?

  /// - Parameter values: what stands in place of the scenario's plain values, by name, each as the gallery's control shows it. A name that
  ///   the scenario does not ask for, and a text that is no value of its kind, change nothing.
  public convenience init(values: [String: String] = [:]) {
    self.init(began: .now, events: [], boundaries: [], taskNames: TaskNames(), unknownName: nil, values: values)
    Witness.begin(self)
  }

  init(
    began: ContinuousClock.Instant, events: [BoundaryEvent], boundaries: Set<String>, taskNames: TaskNames,
    unknownName: UnknownName?, values: [String: String] = [:]
  ) {
    self.began = began
    recorded = events
    self.boundaries = boundaries
    tasks = taskNames
    self.unknownName = unknownName
    replacements = values
  }

  public func record(_ event: BoundaryEvent) {
    lock.withLock {
      recorded.append(event)
      boundaries.insert(event.name)
      if let task = event.task { tasks.meet(task) }
      complaint = nil
    }
    Witness.record(event.description, in: self)
  }

  public func announce(_ boundary: String) { lock.withLock { _ = boundaries.insert(boundary) } }

  public func replacement(for value: PlainValue) -> String? { replacements[value.name] }

  /// The events so far, in order.
  public var events: [BoundaryEvent] { lock.withLock { recorded } }

  /// The names of all boundaries that this log handed out or heard from.
  public var knownNames: Set<String> { lock.withLock { boundaries } }

  var taskNames: TaskNames { lock.withLock { tasks } }

  /// Why the last comparison failed, until it is made again or something happens.
  var lastComplaint: String? {
    get { lock.withLock { complaint } }
    set { lock.withLock { complaint = newValue } }
  }
}

extension ExecutionLog: CustomStringConvertible {
  /// The lines of the log, or, after a comparison that failed, the difference: `#expect` reads it then.
  public var description: String { lastComplaint ?? String(describing: lines) }
}
