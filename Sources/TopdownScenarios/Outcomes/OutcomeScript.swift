/// The outcomes of one boundary, handed out call by call.
struct OutcomeScript<Value>: @unchecked Sendable {
  private let outcomes: [Outcome<Value>]
  private let calls = TurnCounter()

  init(_ outcome: Outcome<Value>) { outcomes = outcome.inTurn }

  init(_ outcomes: [Outcome<Value>]) { self.outcomes = outcomes }

  /// Does what the next outcome says; after the last, the last again.
  nonisolated(nonsending) func answer(to call: BoundaryEvent) async throws -> Value {
    try await calls.next(of: outcomes).answer(to: call)
  }

  /// Does what the next outcome says; after the last there is nothing more.
  func element(of call: BoundaryEvent) async throws -> Value? {
    let index = calls.next()
    return index < outcomes.count ? try await outcomes[index].answer(to: call) : nil
  }
}
