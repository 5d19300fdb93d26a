/// Ends a call whose jobs never stop, and finds the task to blame: the one that ran most often near the end.
struct RunawayWatch {
  private static let watched = 1_000

  private let call: String
  private let limit: Int
  private let agenda: Agenda
  private var jobs = 0
  private var runs: [TaskID: Int] = [:]

  init(call: String, limit: Int, agenda: Agenda) {
    self.call = call
    self.limit = limit
    self.agenda = agenda
  }

  var isWatching: Bool { limit - jobs < Self.watched }

  func check() throws(SimulationError) {
    if jobs >= limit { throw .neverAtRest(call: call, jobs: jobs, task: culprit) }
  }

  mutating func note(_ job: Job) {
    jobs += 1
    if isWatching { runs[job.task == 0 ? job.creator : job.task, default: 0] += 1 }
  }

  private var culprit: String {
    let busiest = runs.filter { $0.key != 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let busiest else { return "an actor" }
    return agenda.name(of: busiest.key).map { "task \"\($0)\"" } ?? "task \(busiest.key)"
  }
}
