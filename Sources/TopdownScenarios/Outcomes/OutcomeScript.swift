import SwiftUI

/// The outcomes of one boundary, handed out call by call.
final class OutcomeScript<Value>: @unchecked Sendable {
  private let outcomes: [Outcome<Value>]
  private let lock = NSLock()
  private var calls = 0

  init(_ outcome: Outcome<Value>) { outcomes = outcome.inTurn }

  func next() -> Outcome<Value> {
    lock.withLock {
      defer { calls += 1 }
      return outcomes[min(calls, outcomes.count - 1)]
    }
  }
}
