/// What one run of a schedule did, job by job, as far as it says which jobs depend on each other.
struct Trace: Sendable {
  struct Step: Sendable {
    /// Which job ran; nil for a cancellation that the schedule brought.
    let job: JobNumber?
    /// The step that made it ready; nil for what was there from the beginning.
    let cause: Int?
    /// How often time had moved on before: nothing ready is ever left behind when it does.
    let epoch: Int
    /// Those that were ready, in the order of the choice's indices; the one that ran is among them.
    let ready: [JobNumber]
    /// Which of the schedule's choices this was; nil where there was no choice.
    let choice: Int?
    var footprint = Footprint()
  }

  var steps: [Step] = []

  /// Choices that could lead elsewhere: for each two jobs that depend on each other and could have run the other way round, the job to
  /// begin with, by its index among the ready ones.
  ///
  /// The rule is that of dynamic partial-order reduction (Flanagan and Godefroid, 2005).
  func turnings() -> [(choice: Int, index: Int)] {
    var turnings: [(choice: Int, index: Int)] = []
    var before: [Set<Int>] = []
    for (index, step) in steps.enumerated() {
      var past = step.cause.map { before[$0].union([$0]) } ?? []
      for other in stride(from: index - 1, through: 0, by: -1) {
        if steps[other].epoch != step.epoch { break }
        if past.contains(other) || !steps[other].footprint.isDependent(on: step.footprint) { continue }
        if let choice = steps[other].choice { turnings += first(of: past, or: index, at: other).map { (choice, $0) } }
        past.formUnion(before[other])
        past.insert(other)
      }
      before.append(past)
    }
    return turnings
  }

  /// Indices of the jobs that were ready at `step` and lead to a later step through its past; all of them if none is found.
  private func first(of past: Set<Int>, or later: Int, at step: Int) -> [Int] {
    let numbers = Set((past.filter { $0 > step } + [later]).compactMap { steps[$0].job })
    let ready = steps[step].ready
    if let index = ready.indices.first(where: { ready[$0] != steps[step].job && numbers.contains(ready[$0]) }) { return [index] }
    return Array(ready.indices)
  }
}

/// Counts the jobs of a simulation in the order of their arrival: the same number each time, as long as a run repeats another.
typealias JobNumber = Int
