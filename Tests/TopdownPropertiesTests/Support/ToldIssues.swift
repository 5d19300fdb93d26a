import Foundation
import Testing

/// What Swift Testing is told while `body` runs, kept from it.
func toldIssues(_ body: @Sendable () async throws -> Void) async throws -> [Issue] {
  let issues = Kept()
  let trait: IssueHandlingTrait = .compactMapIssues { issue in
    issues.append(issue)
    return nil
  }
  try await trait.provideScope(for: try #require(Test.current), testCase: Test.Case.current, performing: body)
  return issues.all
}

private final class Kept: @unchecked Sendable {
  private let lock = NSLock()
  private var issues: [Issue] = []

  var all: [Issue] { lock.withLock { issues } }

  func append(_ issue: Issue) { lock.withLock { issues.append(issue) } }
}
