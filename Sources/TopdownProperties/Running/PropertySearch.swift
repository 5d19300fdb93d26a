import Testing

/// One property on its way through its values: until one fails, which is made smaller and told.
struct PropertySearch<Value> {
  let generator: Generator<Value>
  let trial: Trial<Value>
  let runs: Int
  let areRunsFromEnvironment: Bool
  let seed: Seed
  let test: String

  init(
    _ generator: Generator<Value>, _ trial: Trial<Value>, runs: Int, fileID: String, function: String,
    environment: PropertyEnvironment
  ) {
    self.generator = generator
    self.trial = trial
    self.runs = environment.runs ?? runs
    areRunsFromEnvironment = environment.runs != nil
    seed = environment.seed ?? Seed(fileID: fileID, function: function)
    // The helper that calls `forAll` is no test.
    test = SearchSummary.filter(Test.current?.name ?? function)
  }

  /// A value that failed, and what it was made of.
  private struct Finding {
    let made: Made
    let failure: TrialFailure
    let run: Int
  }

  private struct Made {
    let value: Value
    let example: Shrinker.Example
  }

  nonisolated(nonsending) func run() async throws {
    guard let finding = try await firstFailure() else { return }
    // Made anew each time, since a body may change a value that is a reference.
    let original = try make(Choices(record: finding.made.example.record)).value
    guard case .failed = try await trial.run(original) else { throw try flaky(finding) }

    var shrinker = Shrinker(finding.made.example) { record in
      guard let made = try? make(Choices(record: record)), case .failed(let failure) = try await trial.run(made.value),
        failure.kind == finding.failure.kind
      else { return nil }
      return made.example
    }
    try await shrinker.run()
    try await tell(finding, shrinker)
  }

  /// Of the simplest value first, then of larger and larger ones at random.
  private nonisolated(nonsending) func firstFailure() async throws -> Finding? {
    var (run, rejected, number) = (0, 0, 0)
    while run < runs {
      let choices =
        number == 0 ? Choices(record: []) : Choices(seed: seed.seed(ofRun: number), size: Double(run + 1) / Double(runs))
      number += 1
      do {
        let made = try make(choices)
        run += 1
        if case .failed(let failure) = try await trial.run(made.value) { return Finding(made: made, failure: failure, run: run) }
      } catch let rejection as Rejection {
        rejected += 1
        if rejection == .endless || rejected >= 10 * runs { throw PropertyFailure.rejected(rejection, values: run, runs: runs) }
      }
    }
    return nil
  }

  private func make(_ choices: Choices) throws -> Made {
    var choices = choices
    let value = try choices.draw(generator)
    return Made(value: value, example: Shrinker.Example(made: choices.made, spans: choices.spans))
  }

  private nonisolated(nonsending) func tell(_ finding: Finding, _ shrinker: Shrinker) async throws {
    let smallest = try make(Choices(record: shrinker.best.record)).value
    let report = PropertyReport(
      smallest: ValueText.describe(smallest, limit: 4000), original: try text(finding), search: summary(finding),
      shrinks: (shrinker.found, shrinker.tried))
    let (issues, thrown) = try await trial.tell(smallest, comment: report.text(reason: nil))
    switch thrown {
    // Already recorded.
    case .threw(let error as ExpectationFailedError): throw error
    case let thrown?: throw PropertyFailure(description: report.text(reason: thrown.reason))
    case nil: if issues == 0 { throw try flaky(finding) }
    }
  }

  private func flaky(_ finding: Finding) throws -> PropertyFailure {
    .flaky(finding.failure.reason, value: try text(finding), summary(finding))
  }

  /// Of the value that failed first.
  private func text(_ finding: Finding) throws -> String {
    ValueText.describe(try make(Choices(record: finding.made.example.record)).value, limit: 400)
  }

  private func summary(_ finding: Finding) -> SearchSummary {
    SearchSummary(
      run: finding.run, runs: runs, areRunsFromEnvironment: areRunsFromEnvironment, seed: seed, test: test)
  }
}
