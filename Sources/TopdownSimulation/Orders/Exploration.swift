/// What the orders of a body gave.
public struct Exploration<Evidence: Equatable & Sendable>: Sendable {
  public enum Outcome: Equatable, Sendable {
    case evidence(Evidence)
    /// What the body threw, or what kept it from finishing.
    case failure(String)
  }

  /// An outcome, and the simplest schedule that was found to lead there.
  public struct Finding: Sendable {
    public let outcome: Outcome
    public internal(set) var schedule: Schedule
    /// How many schedules led there.
    public internal(set) var count: Int
    /// Who ran, step by step.
    public internal(set) var interleaving: [String] = []
  }

  public internal(set) var count = OrderCount()
  /// One for each outcome, simplest schedule first.
  public internal(set) var findings: [Finding] = []

  /// What the body returned, one for each outcome, simplest schedule first.
  public var evidence: [Evidence] {
    findings.compactMap { if case .evidence(let evidence) = $0.outcome { evidence } else { nil } }
  }

  mutating func add(_ outcome: Outcome, by schedule: Schedule) {
    guard let index = findings.firstIndex(where: { $0.outcome == outcome }) else {
      findings.append(Finding(outcome: outcome, schedule: schedule, count: 1))
      return
    }
    findings[index].count += 1
    if schedule.complexity < findings[index].schedule.complexity { findings[index].schedule = schedule }
  }
}

extension Exploration {
  /// The same, simplest schedule first, and the two simplest with who ran when.
  @MainActor func told(by rehearsal: Rehearsal<Evidence>) -> Self {
    var told = self
    told.findings.sort { $0.schedule.complexity < $1.schedule.complexity }
    for index in told.findings.indices.prefix(2) {
      told.findings[index].interleaving = rehearsal.interleaving(of: told.findings[index].schedule)
    }
    return told
  }
}

extension Exploration: CustomStringConvertible {
  /// The count, and the two simplest schedules that differ.
  public var description: String {
    guard findings.count > 1 else { return "One outcome in \(count)." }
    return """
      The order of jobs decides: \(findings.count) outcomes in \(count).

      \(findings.prefix(2).map(\.description).joined(separator: "\n\n"))
      """
  }
}

extension Exploration.Finding: CustomStringConvertible {
  public var description: String {
    """
    TOPDOWN_SCHEDULE=\(schedule) (\(count == 1 ? "1 schedule leads" : "\(count) schedules lead") here)
    \(interleaving.map { "  \($0)" }.joined(separator: "\n"))
    \(outcome.description)
    """
  }
}

extension Exploration.Outcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .evidence(let evidence):
      if let lines = evidence as? [String] {
        "  gives" + (lines.isEmpty ? " nothing" : "\n" + lines.map { "    \($0)" }.joined(separator: "\n"))
      } else {
        "  gives \(evidence)"
      }
    case .failure(let text): "  fails: \(text)"
    }
  }
}
