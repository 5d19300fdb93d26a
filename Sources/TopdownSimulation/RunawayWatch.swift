/// Ends a call whose jobs never stop, and finds the task to blame: the one that ran most often near the end.
struct RunawayWatch {
  private static let watched = 1_000

  /// What a clock that ticks at every frame needs, and whoever listens to it.
  private static let jobsPerSecond: Instant = 1_000

  private let call: String
  private let limit: Int
  private let agenda: Agenda
  private let start: Instant
  private let isBounded: Bool
  private var jobs = 0
  /// Where time stands, and what ran since it came there.
  private var instant: Instant
  private var jobsAtInstant = 0
  private var runs: [TaskID: Int] = [:]

  /// - Parameter isBounded: whether time moves to an end that is known: then each second of it brings more jobs.
  init(call: String, limit: Int, isBounded: Bool, agenda: Agenda) {
    self.call = call
    self.limit = limit
    self.isBounded = isBounded
    self.agenda = agenda
    start = agenda.now
    instant = agenda.now
  }

  var isWatching: Bool { jobsLeft < Self.watched }

  private var jobsLeft: Int {
    guard isBounded else { return limit - jobs }
    let allowance = (agenda.now - start) / (1_000_000_000 / Self.jobsPerSecond)
    return min(limit - jobsAtInstant, limit + Int(clamping: allowance) - jobs)
  }

  mutating func check() throws(SimulationError) {
    if agenda.now != instant {
      instant = agenda.now
      jobsAtInstant = 0
    }
    if jobsLeft <= 0 { throw .neverAtRest(call: call, jobs: jobs, task: culprit) }
  }

  mutating func note(_ job: Job) {
    jobs += 1
    jobsAtInstant += 1
    if isWatching { runs[job.task == 0 ? job.creator : job.task, default: 0] += 1 }
  }

  private var culprit: String {
    let busiest = runs.filter { $0.key != 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let busiest else { return "an actor" }
    return agenda.name(of: busiest.key).map { "task \"\($0)\"" } ?? "task \(busiest.key)"
  }
}
