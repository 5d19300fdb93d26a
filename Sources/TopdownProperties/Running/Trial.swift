import Testing

/// A body and a value on their way through it: once in silence, or once more to be told.
struct Trial<Value> {
  typealias Body = nonisolated(nonsending) (Value) async throws -> Bool

  let body: Body

  /// What became of a body that was run.
  enum Outcome {
    case held
    case failed(TrialFailure)
  }

  /// Throws only where the task was cancelled.
  nonisolated(nonsending) func run(_ value: Value) async throws -> Outcome {
    let collector = IssueCollector()
    let thrown = try await perform(value) { collector.handle($0) }
    let issues = collector.close()
    if let issue = issues.first { return .failed(.issue(issue)) }
    return thrown.map { .failed($0) } ?? .held
  }

  /// Lets the issues through, each with `comment`; answers how many there were, and what was thrown besides.
  nonisolated(nonsending) func tell(_ value: Value, comment: String) async throws -> (issues: Int, thrown: TrialFailure?) {
    let collector = IssueCollector()
    let thrown = try await perform(value) { issue in
      let isTold = collector.handle(issue) != nil
      var issue = issue
      if !isTold { issue.comments.append(Comment(rawValue: comment)) }
      return issue
    }
    return (collector.close().count, thrown)
  }

  private nonisolated(nonsending) func perform(
    _ value: Value, _ handle: @escaping @Sendable (Issue) -> Issue?
  ) async throws -> TrialFailure? {
    let verdict = Verdict()
    let call = Borrowed(value: (body, value))
    let judge: @Sendable () async throws -> Void = {
      let (body, value) = call.value
      do {
        if try await !body(value) { verdict.failure = .returnedFalse }
      } catch {
        verdict.failure = .threw(error)
      }
    }
    if let test = Test.current {
      try await IssueHandlingTrait.compactMapIssues(handle).provideScope(
        for: test, testCase: Test.Case.current, performing: judge)
    } else {
      // XCTest: there are no issues to handle.
      try await judge()
    }
    try Task.checkCancellation()
    return verdict.failure
  }
}

/// What a trial hands to a scope of Swift Testing, which asks for more than is needed: it is called once, and awaited.
private struct Borrowed<Value>: @unchecked Sendable {
  let value: Value
}

private final class Verdict: @unchecked Sendable {
  var failure: TrialFailure?
}
