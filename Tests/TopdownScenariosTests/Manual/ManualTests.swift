import SwiftUI
import Testing
import TopdownScenarios

@Suite @MainActor struct ManualTests {
  let log = SilentLog()
  let search = Manual<[String]>()

  struct Slip: Error, Equatable {}

  /// Neither sendable nor a value.
  final class Draft {}

  @Test func callsAreAnsweredInAnyOrder() async throws {
    let find: @Sendable (String) async throws -> [String] = log.call("find", .manual(search))
    let first = Task { try await find("Du") }
    _ = try await search.call(0)
    let second = Task { try await find("Dune") }

    try await search.call(1).succeed(with: ["Dune"])
    let later = try await second.value
    search.calls[0].succeed(with: ["Dubliners"])

    #expect(later == ["Dune"])
    #expect(try await first.value == ["Dubliners"])
  }

  @Test func aCallMayFail() async throws {
    let find: @Sendable (String) async throws -> [String] = log.call("find", .manual(search))
    let flow = Task { try await find("Dune") }

    try await search.call(0).fail(with: Slip())

    await #expect(throws: Slip()) { try await flow.value }
  }

  @Test func aCallReadsAsInTheLog() async throws {
    let find: @Sendable (String, Int) async throws -> [String] = log.call("find", .manual(search))
    let flow = Task { try await find("Dune", 2) }

    let call = try await search.call(0)
    call.succeed(with: [])
    _ = try await flow.value

    #expect("\(call)" == "find Dune, 2")
  }

  @Test func aCancelledCallEndsAtOnceAndItsAnswerComesTooLate() async throws {
    let find: @Sendable (String) async throws -> [String] = log.call("find", .manual(search))
    let flow = Task { try await find("Dune") }
    let call = try await search.call(0)

    flow.cancel()
    call.succeed(with: ["Dune"])

    await #expect(throws: CancellationError.self) { try await flow.value }
    #expect(call.isCancelled)
  }

  @Test func aCallOfACancelledTaskIsCancelledFromTheStart() async throws {
    let find: @Sendable (String) async throws -> [String] = log.call("find", .manual(search))
    let flow = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await find("Dune")
    }

    await #expect(throws: CancellationError.self) { try await flow.value }
    #expect(search.calls.map(\.isCancelled) == [true])
  }

  @Test func anAnswerBeforeACancellationCounts() async throws {
    let find: @Sendable (String) async throws -> [String] = log.call("find", .manual(search))
    let flow = Task { try await find("Dune") }
    let call = try await search.call(0)

    call.succeed(with: ["Dune"])
    flow.cancel()

    #expect(try await flow.value == ["Dune"])
    #expect(!call.isCancelled)
  }

  @Test func callsThatWereNeverAnsweredAreNamed() async throws {
    let find: @Sendable (String) async throws -> [String] = log.call("find", .manual(search))
    let flows = ["Du", "Dun", "Dune"].map { text in Task { try await find(text) } }
    let last = try await search.call(2)
    let middle = try await search.call(1)
    last.succeed(with: [])

    let unanswered = #expect(throws: UnansweredCalls.self) { try search.requireAllAnswered() }

    #expect(search.pending.map(\.line) == [search.calls[0].line, middle.line])
    #expect(
      unanswered?.description == """
        never answered; succeed(with:), fail(with:), or cancel the task that waits:
          calls[0]  \(search.calls[0])
          calls[1]  \(middle)
        """)
    for flow in flows { flow.cancel() }
    #expect(throws: Never.self) { try search.requireAllAnswered() }
  }

  @Test func waitingForACallThatIsNeverMadeCanBeCancelled() async {
    let waiting = Task { try await search.call(0) }

    waiting.cancel()

    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test func aManualOutcomeIsOneOfASequence() async throws {
    let find: @Sendable (String) async throws -> [String] = log.call("find", .sequence([.success(["first"]), .manual(search)]))
    let first = try await find("a")
    let flow = Task { try await find("b") }

    try await search.call(0).succeed(with: ["second"])

    #expect(first == ["first"])
    #expect(try await flow.value == ["second"])
  }

  @Test func whatIsNotSendableIsHandedOver() async throws {
    let drafts = Manual<Draft>()
    let load: @MainActor () async throws -> Draft = log.call("load", .manual(drafts))
    let draft = Draft()
    let flow = Task { @MainActor in try await load() === draft }

    try await drafts.call(0).succeed(with: draft)

    #expect(try await flow.value)
  }

  @Test func aCallThatReturnsNothingJustSucceeds() async throws {
    let saves = Manual<Void>()
    let save: @Sendable (String) async throws -> Void = log.call("save", .manual(saves))
    let flow = Task { try await save("Dune") }

    try await saves.call(0).succeed()

    try await flow.value
  }

  #if !os(iOS)
    @Test func aSecondAnswerIsRefused() async {
      let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let search = Manual<Int>()
        let find: @Sendable () async throws -> Int = SilentLog().call("find", .manual(search))
        let flow = Task { try await find() }
        let call = try await search.call(0)
        call.succeed(with: 1)
        call.succeed(with: 2)
        _ = try await flow.value
      }

      let message = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("find was answered twice; each call of a manual outcome takes one answer"))
    }
  #endif
}
