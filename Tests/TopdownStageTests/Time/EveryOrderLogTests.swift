import Testing
import TopdownEvidence
import TopdownSimulation

/// Execution logs are what `.everyOrder` compares.
@Suite struct EveryOrderLogTests {
  @Test func aLogThatDependsOnTheOrderFailsWithoutAnExpectation() async throws {
    let comments = try await issues(of: .everyOrder(pruning: .none)) { await Self.writeTwice(ExecutionLog()) }

    #expect(comments.count == 1)
    #expect(comments.first?.contains("The order of jobs decides: 2 outcomes in every order, 3 schedules, none left out.") == true)
    #expect(comments.first?.contains("  gives\n    save\n    load\n") == true)
    #expect(comments.first?.contains("  gives\n    load\n    save\n") == true)
  }

  @Test(.everyOrder(logs: .mayDiffer)) func expectationsDecideOnDemand() async {
    let log = ExecutionLog()

    await Self.writeTwice(log)

    #expect(log.count(of: "save") == 1)
    #expect(log.count(of: "load") == 1)
  }

  @Test(.everyOrder) func oneLogInEveryOrderPasses() async {
    let saves = ExecutionLog(), loads = ExecutionLog()

    await Self.both(saves.call("save"), loads.call("load"))

    #expect(saves == ["save"])
    #expect(loads == ["load"])
  }

  private static func writeTwice(_ log: ExecutionLog) async { await both(log.call("save"), log.call("load")) }

  private static func both(_ save: @escaping @Sendable () -> Void, _ load: @escaping @Sendable () -> Void) async {
    let save = Task(name: "save") { save() }, load = Task(name: "load") { load() }
    _ = await (save.value, load.value)
  }

  /// The comments of each issue that a test with the trait would have.
  private func issues(of trait: OrdersTrait, _ body: @Sendable () async throws -> Void) async throws -> [String] {
    let test = try #require(Test.current), log = ExecutionLog()
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      log.mark(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return nil
    }
    try await handler.provideScope(for: test, testCase: nil) {
      try await trait.provideScope(for: test, testCase: nil, performing: body)
    }
    return log.lines
  }
}
