import CTopdownHooks

/// One thing that two tasks share, so that what they touch has to be recorded: where it is not, no order may be left out.
struct RecordingCheck: Sendable {
  let name: String
  private let body: @Sendable () async -> Void

  /// Whether all of them are recorded in this process. A statically linked runtime, for one, calls its own functions past the hooks.
  @MainActor static let allPass = findsActors() && all.allSatisfy { $0.passes() }

  /// Whether the actor that serves its queue in a job is read from the right place, tried out before anything there is looked into.
  @MainActor static func findsActors() -> Bool {
    struct Kinds: JobOrder {
      let seen = Guarded<[Job.Kind]>([])

      func next(among ready: ReadyJobs, cancellations: Int) -> JobChoice {
        let kind = ready[0].kind
        seen.withLock { $0.append(kind) }
        return JobChoice(index: 0)
      }
    }
    let order = Kinds(), simulation = Simulation(order: order), place = Place()
    simulation.run { _ = Task.detached { await place.begin() } }
    try? simulation.settle()
    return order.seen.withLock { $0.contains(.actor(UInt(bitPattern: Unmanaged.passUnretained(place).toOpaque()))) }
  }

  static var all: [RecordingCheck] {
    [
      RecordingCheck("a property") { @Sendable in
        let box = Box()
        await both { hooks_access(Unmanaged.passUnretained(box).toOpaque()) }
      },
      RecordingCheck("a lock") { @Sendable in
        let guarded = Guarded(0)
        await both { guarded.withLock { $0 += 1 } }
      },
      RecordingCheck("an actor that two tasks go on to") { @Sendable in
        let place = Place()
        await both { await place.visit() }
      },
      RecordingCheck("an actor's queue") { @Sendable in
        let place = Place()
        _ = Task.detached { await place.begin() }
        _ = Task.detached { await place.visit() }
        try? await Task.sleep(for: .seconds(1))
      },
      RecordingCheck("a task") { @Sendable in
        let waiting = Task.detached { try? await Task.sleep(for: .seconds(1)) }
        await both { waiting.cancel() }
        _ = await waiting.value
      },
    ]
  }

  init(_ name: String, _ body: @escaping @Sendable () async -> Void) {
    self.name = name
    self.body = body
  }

  /// Whether a run shows that two jobs could be swapped and must be tried so.
  @MainActor func passes(by independence: Independence = .ofFootprints) -> Bool {
    let order = ScheduledOrder(records: independence)
    _ = Rehearsal(
      body: Body {
        await body(); return true
      }, pending: .allowed
    ).run(order)
    return order.turnings.map { !$0.isEmpty } ?? false
  }

  /// Begins two tasks and forgets them: neither that they are awaited nor that they end makes them depend on each other.
  private static func both(_ body: @escaping @Sendable () async -> Void) async {
    _ = Task.detached { await body() }
    _ = Task.detached { await body() }
    try? await Task.sleep(for: .seconds(1))
  }

  private final class Box: Sendable {}

  private actor Place {
    private var visits = 0

    func visit() { visits += 1 }

    /// The task is queued, since its actor is at work.
    func begin() {
      Task { visits += 1 }
    }
  }
}
