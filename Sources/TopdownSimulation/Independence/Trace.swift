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
    var before: [StepSet] = []
    before.reserveCapacity(steps.count)
    for index in steps.indices {
      var past = StepSet()
      if let cause = steps[index].cause {
        past = before[cause]
        past.insert(cause)
      }
      for other in stride(from: index - 1, through: 0, by: -1) {
        if steps[other].epoch != steps[index].epoch { break }
        if past.contains(other) || !steps[other].footprint.isDependent(on: steps[index].footprint) { continue }
        if let choice = steps[other].choice { addTurnings(to: &turnings, at: choice, of: other, before: index, after: past) }
        past.formUnion(before[other])
        past.insert(other)
      }
      before.append(past)
    }
    return turnings
  }

  /// Adds the job that was ready at `step` and leads to a later step through its past; all of the ready ones if none is found.
  private func addTurnings(
    to turnings: inout [(choice: Int, index: Int)], at choice: Int, of step: Int, before later: Int, after past: StepSet
  ) {
    let ready = steps[step].ready
    let index = ready.indices.first { index in
      ready[index] != steps[step].job
        && (step + 1...later).contains { steps[$0].job == ready[index] && ($0 == later || past.contains($0)) }
    }
    if let index {
      turnings.append((choice, index))
    } else {
      for index in ready.indices { turnings.append((choice, index)) }
    }
  }
}

/// Counts the jobs of a simulation in the order of their arrival: the same number each time, as long as a run repeats another.
typealias JobNumber = Int
