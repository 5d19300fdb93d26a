import CTopdownHooks

/// Which orders need not be run.
public enum Pruning: Sendable {
  /// None: every job is tried at every choice.
  case none
  /// Those that differ from another one only in jobs which certainly touched nothing in common: what they touched was recorded, and the
  /// program can't have touched anything that leaves no trace.
  case certain
  /// The same by what was recorded alone: you know that the jobs don't meet in a `Mutex`, an `Atomic` or optimised code.
  case recorded

  /// What is done in this process.
  var resolved: Independence? {
    switch self {
    case .none: nil
    case .certain: Independence.ofProcess
    case .recorded: .ofFootprints
    }
  }
}

/// When two jobs are taken to be independent of each other.
enum Independence: Sendable {
  /// When they touched no common actor, task, property of a class, global, lock, log or source of truth, as recorded.
  case ofFootprints
  /// When one of them ran no code of the program at all: that of a program which is linked with `Mutex` and `Atomic`, whose uses leave no
  /// trace, or which was optimised, and so checks fewer accesses.
  case ofWakes

  static let ofProcess: Independence = isOptimised || hooks_program_may_use_atomics() ? .ofWakes : .ofFootprints

  /// Whether the program is; this module is in debug builds, too.
  private static var isOptimised: Bool {
    #if TOPDOWN_DEBUG
      false
    #else
      true
    #endif
  }
}
