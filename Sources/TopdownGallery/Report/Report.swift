import TopdownDisplay

/// What a package's scenarios show and do: for a pull request or a release.
struct Report: Codable, Equatable, Sendable {
  /// The states that most features can be in, in the order of the table.
  static let vocabulary = ["loaded", "empty", "error", "loading", "delayed", "partial", "unauthorized"]

  struct Feature: Codable, Equatable, Sendable {
    var name: String
    var scenarios: [Scenario]
    /// Names of scenarios that it must have.
    var required: [String] = []

    /// Words of the vocabulary that it has.
    var words: [String] {
      let names = Set(scenarios.map(\.name))
      return Report.vocabulary.filter(names.contains)
    }

    /// Names that it must have and has not.
    var missing: [String] {
      let names = Set(scenarios.map(\.name))
      return required.filter { !names.contains($0) }
    }
  }

  struct Scenario: Codable, Equatable, Sendable {
    var id: String
    var name: String
    var kind: HostEntry.Kind
    var location: String?
    /// What is done, as a person would say it.
    var steps: [String]
    /// The boundary events that it must leave; nil where it does not say.
    var expected: [String]?
    /// The boundary events that it left: those of the first variant that keeps the criterion from holding, else of the first.
    var log: [String]
    var warnings: [String]
    var pictures: [Picture]

    var verdict: Verdict {
      if pictures.contains(where: { $0.failure != nil }) { return .broken }
      return expected.map { $0 == log ? .passed : .failed } ?? .shown
    }

    /// The screen as text, where variants show another one each of them.
    var screens: [VariantText] {
      VariantText.grouped(pictures.compactMap { picture in picture.screen.map { (picture.variant, $0) } })
    }

    /// What is done and what it must leave, a line each.
    var criterion: [String] {
      steps.map { "when \($0)" } + (expected.map { $0.isEmpty ? ["then nothing"] : $0.map { "then \($0)" } } ?? [])
    }
  }

  struct Picture: Codable, Equatable, Sendable {
    var variant: String
    /// Below the report's folder; nil where there is none.
    var file: String?
    var failure: String?
    /// As text; nil where there is none.
    var screen: String?
    var unmappedSymbols: [String] = []
    /// Points.
    var width: Double = 0
    var height: Double = 0
  }

  enum Verdict: String, Codable, Sendable {
    /// What it must leave is what it left.
    case passed
    case failed
    /// It does not say what it must leave.
    case shown
    /// A picture of it is missing.
    case broken

    /// For a person.
    var words: String {
      switch self {
      case .passed: "Holds"
      case .failed: "Does not hold"
      case .shown: "No criterion"
      case .broken: "Not shown"
      }
    }
  }

  var title: String
  var drawingVersion: String
  var variants: [String]
  var features: [Feature]
  /// What the package has to show beside them, a line each; nil in a report that does not know.
  var unseen: [String]?

  var scenarios: [Scenario] { features.flatMap(\.scenarios) }
  var criteria: [Scenario] { scenarios.filter { $0.expected != nil } }

  var isGood: Bool {
    scenarios.allSatisfy { $0.verdict == .passed || $0.verdict == .shown } && features.allSatisfy(\.missing.isEmpty)
  }
}
