import Testing

@testable import TopdownSimulation

@Suite @MainActor struct ExploreOrdersTests {
  @Test(arguments: [(1, 1), (2, 2), (3, 6), (4, 24)]) func everyOrderOfTasksIsRunOnce(_ tasks: Int, _ orders: Int) async throws {
    let exploration = try await exploreOrders {
      let notes = Notes()
      await withTaskGroup(of: Void.self) { group in
        for i in 0..<tasks { group.addTask { notes.add("\(i)") } }
      }
      return notes.lines
    }

    #expect(exploration.count.isComplete)
    #expect(Set(exploration.evidence).count == orders)
    #expect(exploration.findings.count == orders)
  }

  @Test func whatDoesNotDependOnTheOrderHasOneOutcome() async throws {
    let sum = try await exploreEveryOrder {
      await withTaskGroup(of: Int.self) { group in
        for i in 1...3 { group.addTask { i } }
        return await group.reduce(0, +)
      }
    }

    #expect(sum == 6)
  }

  @Test func sleepsThatEndTogetherEndInEveryOrder() async throws {
    let exploration = try await exploreOrders {
      let notes = Notes()
      async let a: Void = {
        try? await Task.sleep(for: .seconds(1)); notes.add("a")
      }()
      async let b: Void = {
        try? await Task.sleep(for: .seconds(1)); notes.add("b")
      }()
      _ = await (a, b)
      return notes.lines
    }

    #expect(Set(exploration.evidence) == [["a", "b"], ["b", "a"]])
  }

  @Test func aScheduleLeadsToItsOutcomeAgain() async throws {
    let exploration = try await exploreOrders { await Self.threeFlows() }

    let rehearsal = Rehearsal(body: Body { await Self.threeFlows() }, pending: .reported)
    for finding in exploration.findings {
      #expect(rehearsal.run(ScheduledOrder(finding.schedule.choices)) == finding.outcome)
    }
    #expect(exploration.count.isComplete)
    #expect(exploration.findings.count == 90, "three flows of two steps each interleave in 6! / 2!³ ways")
  }

  @Test func twoOutcomesAreToldWithTheirSchedules() async throws {
    let error = await #expect(throws: OrderError.self) {
      try await exploreEveryOrder {
        let notes = Notes()
        let save = Task(name: "save") { notes.add("save") }
        let load = Task(name: "load") { notes.add("load") }
        _ = await (save.value, load.value)
        return notes.lines
      }
    }

    #expect(
      error?.description == """
        The order of jobs decides: 2 outcomes in every order, 3 schedules, none left out.

        TOPDOWN_SCHEDULE=0 (2 schedules lead here)
          0.0 seconds  task "body"
          0.0 seconds  task "save"  (before task "load")
          0.0 seconds  task "load"  (before task "body")
          0.0 seconds  task "body"
          gives
            save
            load

        TOPDOWN_SCHEDULE=1 (1 schedule leads here)
          0.0 seconds  task "body"
          0.0 seconds  task "load"  (before task "save")
          0.0 seconds  task "save"
          0.0 seconds  task "body"
          gives
            load
            save
        """)
  }

  @Test func aLimitThatIsExceededIsNoProof() async throws {
    await #expect(throws: OrderError.self) {
      try await exploreEveryOrder(max: 5) { await Self.fiveTasks() }
    }
  }

  @Test func beyondTheLimitOrdersAreSampledAndThatIsSaid() async throws {
    let exploration = try await exploreOrders(max: 11, seed: 1) { await Self.fiveTasks() }

    #expect(exploration.count.description == "6 schedules explored and 5 sampled, not every order: no proof")
    #expect(exploration.evidence == [5])
  }

  @Test func aBodyThatIsStuckInOneOrderFailsThere() async throws {
    let exploration = try await exploreOrders {
      let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(0))
      let reader = Task { for await _ in stream { return } }
      _ = Task { continuation.yield() }
      await reader.value
      withExtendedLifetime(continuation) {}
      return true
    }

    let failures = exploration.findings.compactMap { if case .failure(let text) = $0.outcome { text } else { nil } }
    #expect(exploration.evidence == [true])
    #expect(failures.count == 1)
    #expect(failures.first?.contains("The body can't finish") == true)
  }

  @Test func aBodyThatChangesFromRunToRunIsRefused() async throws {
    let counter = Notes()

    await #expect(throws: OrderError.bodyIsNotDeterministic(try #require(Schedule("0.1")))) {
      _ = try await exploreOrders {
        counter.add("run")
        let tasks = (0..<(counter.lines.count == 1 ? 2 : 1)).map { _ in Task {} }
        for task in tasks { await task.value }
        return true
      }
    }
  }

  nonisolated private static func threeFlows() async -> [String] {
    let notes = Notes()
    await withDiscardingTaskGroup { group in
      for flow in ["a", "b", "c"] {
        group.addTask {
          notes.add("\(flow) begins")
          await Task.yield()
          notes.add("\(flow) ends")
        }
      }
    }
    return notes.lines
  }

  nonisolated private static func fiveTasks() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<5 { group.addTask { 1 } }
      return await group.reduce(0, +)
    }
  }
}
