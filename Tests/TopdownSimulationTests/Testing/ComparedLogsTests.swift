import CTopdownRecords
import Testing

@testable import TopdownSimulation

/// `.everyOrder` compares what logs hold without a word of the test.
@Suite struct ComparedLogsTests {
  @Test func logsThatDependOnTheOrderAreReportedWithTwoSchedules() async throws {
    let issues = try await OrdersTraitTests.issues(of: .everyOrder(pruning: .none)) { await Self.writeTwice(SpokenLog()) }

    #expect(
      issues == [
        """
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

        Mend what depends on the order, or let the expectations decide with `logs: .mayDiffer`.
        """
      ])
  }

  @Test func logsMayDifferOnDemand() async throws {
    let issues = try await OrdersTraitTests.issues(of: .everyOrder(logs: .mayDiffer)) { await Self.writeTwice(SpokenLog()) }

    #expect(issues.isEmpty)
  }

  @Test func severalLogsAreComparedOneByOne() async throws {
    let issues = try await OrdersTraitTests.issues(of: .everyOrder) {
      let saves = SpokenLog(), loads = SpokenLog()
      await Self.two({ saves.say("save") }, { loads.say("load") })
    }

    #expect(issues.isEmpty, "each log is the same in both orders")
  }

  private static func writeTwice(_ log: SpokenLog) async { await two({ log.say("save") }, { log.say("load") }) }

  private static func two(_ save: @escaping @Sendable () -> Void, _ load: @escaping @Sendable () -> Void) async {
    let save = Task(name: "save", operation: save), load = Task(name: "load", operation: load)
    _ = await (save.value, load.value)
  }
}

/// Says its lines aloud, as an execution log does.
private final class SpokenLog: Sendable {
  private let lines = Notes()

  init() { topdown_bear_witness(Unmanaged.passUnretained(self).toOpaque(), nil) }

  func say(_ line: String) {
    lines.add(line)
    line.withCString { topdown_bear_witness(Unmanaged.passUnretained(self).toOpaque(), $0) }
  }
}
