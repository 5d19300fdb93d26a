import Testing

@testable import TopdownSimulation

@Suite struct OrdersTraitTests {
  @Test(.everyOrder) func aBodyThatHoldsInEveryOrderPasses() async {
    let counter = Counter()

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3 { group.addTask { _ = await counter.next() } }
    }

    #expect(await counter.next() == 4)
  }

  @Test(.orders(max: 20, seed: 7), arguments: [4, 5]) func aSampleMayDo(_ tasks: Int) async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<tasks { group.addTask { 1 } }
      return await group.reduce(0, +)
    }

    #expect(sum == tasks)
  }

  @Test func anExpectationThatFailsInOneOrderIsReportedOnceWithItsSchedule() async throws {
    let issues = try await Self.issues(of: .everyOrder) { #expect(await Self.lastOfTwo() == "second") }

    #expect(issues.count == 1)
    #expect(
      issues.first == """
        Schedule number 3 is the first that fails. TOPDOWN_SCHEDULE=1 runs it again:
          0.0 seconds  task "body"
          0.0 seconds  task "second"  (before task "first")
          0.0 seconds  task "first"
          0.0 seconds  task "body"
        """)
  }

  @Test func anAskedScheduleIsTheOnlyOneRun() async throws {
    var trait = OrdersTrait.everyOrder
    trait.asked = Schedule("1")
    let runs = Notes()

    let issues = try await Self.issues(of: trait) {
      runs.add(await Self.lastOfTwo())
      Issue.record("looked at")
    }

    #expect(Set(runs.lines) == ["first"])
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasPrefix("looked at\nOnly this schedule was run, as asked. TOPDOWN_SCHEDULE=1 runs it again:\n") == true)
  }

  @Test func anErrorInOneOrderIsReportedWithItsSchedule() async throws {
    struct Refused: Error {}

    let issues = try await Self.issues(of: .everyOrder) { if await Self.lastOfTwo() == "first" { throw Refused() } }

    #expect(issues.count == 1)
    #expect(issues.first?.contains("TOPDOWN_SCHEDULE=1 runs it again") == true)
  }

  @Test func moreOrdersThanAllowedAreReported() async throws {
    let issues = try await Self.issues(of: .everyOrder(max: 3)) { _ = await Self.lastOfTwo() + (await Self.lastOfTwo()) }

    #expect(issues.first?.hasPrefix("Not every order was run: the limit is 3 schedules, and there are more.") == true)
  }

  @Test func aBodyThatIsStuckIsReportedWithItsSchedule() async throws {
    let issues = try await Self.issues(of: .everyOrder) {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    #expect(issues.count == 1)
    #expect(issues.first?.contains("The body can't finish") == true)
    #expect(issues.first?.contains("TOPDOWN_SCHEDULE=0 runs it again") == true)
  }

  private static func lastOfTwo() async -> String {
    let notes = Notes()
    let tasks = ["first", "second"].map { name in Task(name: name) { notes.add(name) } }
    for task in tasks { await task.value }
    return notes.lines.last ?? ""
  }

  /// The comments of each issue.
  static func issues(of trait: OrdersTrait, _ body: @Sendable () async throws -> Void) async throws -> [String] {
    let test = try #require(Test.current), found = Notes()
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      found.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return nil
    }
    try await handler.provideScope(for: test, testCase: nil) {
      try await trait.provideScope(for: test, testCase: nil, performing: body)
    }
    return found.lines
  }

  @Suite(.everyOrder) struct OfASuite {
    private let notes = Notes()

    @Test func everyOrderHasASuiteOfItsOwn() async {
      async let a: Void = notes.add("a")
      async let b: Void = notes.add("b")
      _ = await (a, b)

      #expect(notes.lines.count == 2)
    }
  }
}
