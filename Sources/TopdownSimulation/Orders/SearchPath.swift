/// The choices of the run that was made last, and at each of them what is still to be tried.
struct SearchPath: Sendable {
  private struct Fork: Sendable {
    let count: Int
    var index: Int
    var tried: Set<Int>
    var untried: Set<Int>
  }

  private var forks: [Fork] = []
  /// How many jobs were left untried at the choices that are done with.
  private(set) var pruned = 0

  /// What to repeat.
  var prefix: [Int] { forks.map(\.index) }

  /// Takes a run that followed ``prefix``; without `turnings` every job is to be tried at every choice.
  mutating func add(_ choices: [ScheduledOrder.Choice], turnings: [(choice: Int, index: Int)]?) {
    for choice in choices.dropFirst(forks.count) {
      let rest = turnings == nil ? Set(0..<choice.count) : choice.cancellations
      forks.append(
        Fork(count: choice.count, index: choice.index, tried: [choice.index], untried: rest.subtracting([choice.index])))
    }
    for turning in turnings ?? [] where !forks[turning.choice].tried.contains(turning.index) {
      forks[turning.choice].untried.insert(turning.index)
    }
  }

  /// Goes back to the latest choice at which something is untried, and takes that; false when there is none.
  mutating func turn() -> Bool {
    while let last = forks.indices.last {
      if let index = forks[last].untried.min() {
        forks[last].untried.remove(index)
        forks[last].tried.insert(index)
        forks[last].index = index
        return true
      }
      pruned += forks[last].count - forks[last].tried.count
      forks.removeLast()
    }
    return false
  }
}
