/// What one job touched that another one could touch, too, as it was recorded.
struct Footprint: Sendable {
  /// How far the code of the program itself reached.
  enum Reach: Int, Comparable, Sendable {
    /// No code of the program ran: a sleep or a yield ended, or a task went on to its actor.
    case nothing
    /// It ran, and what it touched was recorded.
    case recorded
    /// It ran, and nothing tells what it touched.
    case anything

    static func < (a: Reach, b: Reach) -> Bool { a.rawValue < b.rawValue }
  }

  var reach = Reach.nothing
  /// Whether it did what any job may notice: it ended or cancelled a task that others may hold.
  var isNoticed = false
  var actors: SortedSet<UInt> = []
  var tasks: SortedSet<TaskID> = []
  /// Tasks that ran, or were cancelled: their descendants may notice.
  var governing: SortedSet<TaskID> = []
  /// The parents, and theirs, of the `async let` tasks that ran.
  var ancestors: SortedSet<TaskID> = []
  /// Parents of child tasks that may have ended: in which order they do is what a group tells.
  var families: SortedSet<TaskID> = []
  var reads: SortedSet<UInt> = []
  var writes: SortedSet<UInt> = []

  /// Whether the two could give something else in the other order; false only where that is certain.
  func isDependent(on other: Footprint) -> Bool {
    if !tasks.isDisjoint(with: other.tasks) || !actors.isDisjoint(with: other.actors) { return true }
    if !ancestors.isDisjoint(with: other.governing) || !governing.isDisjoint(with: other.ancestors) { return true }
    if !families.isDisjoint(with: other.families) { return true }
    if isNoticed, other.reach > .nothing { return true }
    if other.isNoticed, reach > .nothing { return true }
    if reach == .nothing || other.reach == .nothing { return false }
    if reach == .anything || other.reach == .anything { return true }
    return !writes.isDisjoint(with: other.writes) || !writes.isDisjoint(with: other.reads)
      || !reads.isDisjoint(with: other.writes)
  }
}
