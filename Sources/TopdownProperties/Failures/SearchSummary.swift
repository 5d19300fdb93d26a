/// Where in a search the first failure was, and how to have it again.
struct SearchSummary {
  /// From 1.
  let run: Int
  let runs: Int
  /// Whether the environment said how many, on which the size of each value depends.
  let areRunsFromEnvironment: Bool
  let seed: Seed
  let test: String

  var place: String { "run \(run) of \(runs)" }

  var replay: String {
    let runs = areRunsFromEnvironment ? " TOPDOWN_PROPERTY_RUNS=\(runs)" : ""
    return "TOPDOWN_SEED=\(seed)\(runs) swift test --filter \(test) repeats it"
  }

  /// `refresh` of `refresh(page:)`, quoted for a shell where it is no identifier.
  static func filter(_ function: String) -> String {
    let name = String(function.prefix { $0 != "(" })
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : "'\(name)'"
  }
}
