import SwiftUI

/// The answers of a boundary in the hands of a test: given later, in any order, or never.
///
///     let search = Manual<[Book]>()
///     let core = Search(find: log.call("search", .manual(search)))
///     …
///     try await search.call(1).succeed(with: [dune])   // the second search outruns
///     try await search.call(0).succeed(with: [])       // the first
public final class Manual<Value>: Sendable {
  private let state = ManualState<Value>()

  public init() {}

  /// The calls so far, in the order in which they were made.
  public var calls: [Call] { state.calls }

  /// A call, the first being 0; waits until it is made.
  /// - Throws: `CancellationError` when the waiting task is cancelled.
  public nonisolated(nonsending) func call(_ index: Int) async throws -> Call { try await state.arrival(of: index) }

  /// The calls that wait for an answer.
  public var pending: [Call] { calls.filter(\.isPending) }

  /// Makes sure that every call was answered or cancelled, at the end of a test.
  /// - Throws: `UnansweredCalls`, which names those that wait.
  public func requireAllAnswered() throws {
    let calls = calls
    let waiting = calls.indices.filter { calls[$0].isPending }
    if !waiting.isEmpty { throw UnansweredCalls(waiting.map { UnansweredCalls.Entry($0, calls[$0].line) }) }
  }

  nonisolated(nonsending) func answer(to event: BoundaryEvent) async throws -> Value {
    let call = Call(line: event.description)
    return try await call.answer { state.add(call) }
  }
}

extension Outcome {
  /// Waits for the answer that a test gives by hand; a cancelled wait throws `CancellationError` at once.
  public static func manual(_ answers: Manual<Value>) -> Outcome { Outcome(form: .manual(answers)) }
}
