import SwiftUI

/// The outcomes of one boundary, handed out call by call.
final class OutcomeScript<Value>: @unchecked Sendable {
  private let outcomes: [Outcome<Value>]
  private let lock = NSLock()
  private var calls = 0

  init(_ outcome: Outcome<Value>) { outcomes = outcome.inTurn }

  init(_ outcomes: [Outcome<Value>]) { self.outcomes = outcomes }

  /// Does what the next outcome says; after the last, the last again.
  nonisolated(nonsending) func answer(to call: BoundaryEvent) async throws -> Value {
    try await outcomes[min(nextIndex(), outcomes.count - 1)].answer(to: call)
  }

  /// Does what the next outcome says; after the last there is nothing more.
  func element(of call: BoundaryEvent) async throws -> Value? {
    let index = nextIndex()
    return index < outcomes.count ? try await outcomes[index].answer(to: call) : nil
  }

  private func nextIndex() -> Int {
    lock.withLock {
      defer { calls += 1 }
      return calls
    }
  }
}
