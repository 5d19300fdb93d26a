import Foundation

/// A view whose content is made anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  fileprivate let schedule: Schedule
  fileprivate let content: (Context) -> Content

  public struct Context: Sendable {
    /// How often the content may change.
    public enum Cadence: Comparable, Hashable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date
    public let cadence: Cadence
    fileprivate let invalidate: @Sendable () -> Void

    /// Makes the content anew at once.
    public func invalidateTimelineContent() { invalidate() }
  }
}

extension TimelineView: @unchecked Sendable where Schedule: Sendable, Content: Sendable {}

extension TimelineView: View where Content: View {
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      content(
        TimelineViewDefaultContext(
          date: context.date, cadence: TimelineViewDefaultContext.Cadence(context.cadence), invalidate: context.invalidate))
    }
  }

  public var body: some View { TimelineContent(schedule: schedule, content: content) }
}

/// The context of any timeline view: it does not depend on the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineViewDefaultContext.Cadence {
  fileprivate init<S, C>(_ cadence: TimelineView<S, C>.Context.Cadence) {
    switch cadence {
    case .live: self = .live
    case .seconds: self = .seconds
    case .minutes: self = .minutes
    }
  }
}

private struct TimelineContent<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  let schedule: Schedule
  let content: (TimelineView<Schedule, Content>.Context) -> Content

  static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs(TimelineElement(view, inputs)) }
}

private final class TimelineElement<Schedule: TimelineSchedule, Content: View>: ViewElement<TimelineContent<Schedule, Content>> {
  private let clock: TickSource
  private var content: ViewElement<Content>!

  override init(_ view: TimelineContent<Schedule, Content>, _ inputs: _ViewInputs) {
    clock = TickSource(inputs.graph.queue)
    super.init(view, inputs)
    content = makeElement(of: makeContent(), self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var viewName: String { "TimelineView" }
  override var childElements: [Element] { [content] }
  override func collectNodes(into nodes: inout [LayoutNode]) { content.collectNodes(into: &nodes) }
  override func willUnmount() { clock.stop() }
  override func rebuild() { content.update(to: makeContent()) }

  private func makeContent() -> Content {
    recording {
      let now = Date()
      let (date, next) = dates(around: now)
      if let next { clock.wake(at: next, after: now) } else { clock.noteRead() }
      let queue = graph.queue
      let context = TimelineView<Schedule, Content>.Context(date: date, cadence: .live) { [weak clock] in
        queue.enqueue(.current) { clock?.wakeNow() }
      }
      return view.content(context)
    }
  }

  /// The date that stands now, and the one after it.
  private func dates(around now: Date) -> (Date, Date?) {
    var current: Date?
    for date in view.schedule.entries(from: now, mode: .normal) {
      // What is due within a microsecond is due.
      if date.timeIntervalSince(now) > 1e-6 { return (current ?? date, current == nil ? nextDate(after: date) : date) }
      current = date
    }
    return (current ?? now, nil)
  }

  /// Before the first date of a schedule its content is already that of the first date.
  private func nextDate(after first: Date) -> Date? {
    view.schedule.entries(from: first, mode: .normal).first { $0.timeIntervalSince(first) > 1e-6 }
  }
}
