/// Jobs that may run now, in the order of arrival; taking the first is O(1).
struct ReadyJobs: Sendable {
  private var jobs: [Job] = []
  private var head = 0

  var count: Int { jobs.count - head }
  var isEmpty: Bool { head == jobs.count }

  subscript(index: Int) -> Job { jobs[head + index] }

  mutating func append(_ job: Job) { jobs.append(job) }

  mutating func remove(at index: Int) -> Job {
    guard index == 0 else { return jobs.remove(at: head + index) }
    let job = jobs[head]
    head += 1
    if head == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 256, head * 2 > jobs.count {
      jobs.removeFirst(head)
      head = 0
    }
    return job
  }
}
