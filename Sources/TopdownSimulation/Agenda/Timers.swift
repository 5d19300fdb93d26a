/// Sleeps that have not ended, a binary heap by instant; those of one instant leave in the order in which they came.
struct Timers: Sendable {
  struct Timer: Sendable {
    let instant: Instant
    let arrival: UInt64
    let sleeper: TaskID
    let job: Job

    func isBefore(_ other: Timer) -> Bool { (instant, arrival) < (other.instant, other.arrival) }
  }

  private var heap: [Timer] = []
  private var arrivals: UInt64 = 0
  /// Arrival of the one sleep that each sleeping task is in. A task can only be in one.
  private var current: [TaskID: UInt64] = [:]

  /// Sleeps beyond the runtime's arithmetic: no time ends them, only their cancellation.
  private var endless: [TaskID: Job] = [:]

  var count: Int { heap.count }
  var sleepers: some Sequence<TaskID> { [Array(current.keys), Array(endless.keys)].joined() }
  var sleeps: [(sleeper: TaskID, end: Instant)] {
    heap.map { ($0.sleeper, $0.instant) } + endless.keys.map { ($0, .max) }
  }
  var jobs: [Job] { heap.map(\.job) + endless.values }
  var next: Instant? { heap.first?.instant }

  mutating func insert(_ job: Job, at instant: Instant, sleeper: TaskID) {
    guard instant < .max else {
      endless[sleeper] = job
      return
    }
    arrivals += 1
    if sleeper != 0 { current[sleeper] = arrivals }
    heap.append(Timer(instant: instant, arrival: arrivals, sleeper: sleeper, job: job))
    siftUp(from: heap.count - 1)
  }

  mutating func popFirst() -> Job? {
    guard let first = heap.first else { return nil }
    current[first.sleeper] = nil
    remove(at: 0)
    return first.job
  }

  /// Takes out the timer of a task that was woken before its time, by cancellation.
  mutating func remove(sleeper: TaskID) -> Job? {
    if let job = endless.removeValue(forKey: sleeper) { return job }
    guard let arrival = current.removeValue(forKey: sleeper),
      let index = heap.firstIndex(where: { $0.arrival == arrival })
    else { return nil }
    defer { remove(at: index) }
    return heap[index].job
  }

  private mutating func remove(at index: Int) {
    heap.swapAt(index, heap.count - 1)
    heap.removeLast()
    guard index < heap.count else { return }
    siftDown(from: index)
    siftUp(from: index)
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0, case let parent = (child - 1) / 2, heap[child].isBefore(heap[parent]) {
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].isBefore(heap[first]) {
        first = child
      }
      if first == parent { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
