import Foundation
import Testing

/// Keeps the issues of a body to itself while the search goes on: only those of the smallest value are told.
final class IssueCollector: @unchecked Sendable {
  private let lock = NSLock()
  private var isOpen = true
  private var failures: [Issue] = []

  func handle(_ issue: Issue) -> Issue? {
    lock.withLock {
      // What a forgotten task records after its body has ended belongs to no value.
      guard isOpen, Self.isFailure(issue) else { return issue }
      failures.append(issue)
      return nil
    }
  }

  /// The failures so far; later ones are let through.
  func close() -> [Issue] {
    lock.withLock {
      isOpen = false
      return failures
    }
  }

  private static func isFailure(_ issue: Issue) -> Bool {
    #if compiler(>=6.3)
      issue.isFailure
    #else
      !issue.isKnown
    #endif
  }
}
