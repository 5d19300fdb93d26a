import TopdownSimulation

/// Why a scenario is not what its name says, or why a feature's list of them is not whole.
public enum ScenarioFinding: Error, Hashable, Sendable {
  /// The feature requires a scenario of that name; `known` are those that it has.
  case missing(String, of: String, known: [String])
  /// Two scenarios have one name.
  case repeated(String)
  /// A step, counted from 1, can't be done; 0 where the view does not even stand.
  case failed(String, step: Int, named: String, reason: String)
  /// It leaves another log than it says; `difference` shows both.
  case leavesAnotherLog(String, difference: String)
  /// Both show the same, from the first screen to the last.
  case looksLike(String, other: String, screens: [String])
  /// It is called `loading`, and nothing waits when it has settled.
  case waitsForNothing(String)
  case leavesItsBoundaries(String, calls: [OutsideCall])
  case usesRealTime(String, RealTimeUse)
}

extension ScenarioFinding: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let name, let group, let known):
      """
      \(group) has no scenario "\(name)", though it requires one; it has \(known.isEmpty ? "none" : known.joined(separator: ", ")). \
      Add it to `scenarios`, or take it out of `required`.
      """
    case .repeated(let name):
      "\(name) is there twice, so nobody can ask for either by its name. Give one another name."
    case .failed(let name, 0, _, let reason):
      "\(name) does not come to stand: \(reason)"
    case .failed(let name, let step, let words, let reason):
      "\(name) can't do step \(step), \(words): \(reason)"
    case .leavesAnotherLog(let name, let difference):
      """
      \(name) does not leave what it expects. Mend the feature, or what stands in `expecting:`; \(difference)
      """
    case .looksLike(let name, let other, let screens):
      """
      \(name) shows what \(other) shows, so its name says nothing. Let it differ in what it is constructed with, give it the step that \
      makes the difference, such as `.advance(by:)`, or leave one out. Both show:
      \(screens.joined(separator: "\n then\n"))
      """
    case .waitsForNothing(let name):
      """
      \(name) waits for nothing when it has settled: no task is pending and no timer. Let what it loads not answer, with the outcome \
      `.never`, `.manual` or `.delayed`, or name the scenario after what it shows.
      """
    case .leavesItsBoundaries(let name, let calls):
      """
      \(name) leaves its boundaries, so what it shows depends on the machine. Hand the feature a binding, a closure or a service in place \
      of what makes \(calls.count == 1 ? "this call" : "these calls"), and let the scenario script it:
      \(calls.map { "  \($0)" }.joined(separator: "\n"))
      """
    case .usesRealTime(let name, let use):
      "\(name) uses a clock outside of its boundaries. \(use)"
    }
  }
}
