import TopdownSimulation

/// Schedules a second for two loads of five suspension points each, and virtual hours of a thousand tasks.
struct SimulationBenchmark {
  func run() async throws -> [String] {
    let schedules = 20_000
    let alone = await Timing.each(of: schedules) { _ = await Self.loadTwice(sleeps: false) }
    let simulated = try await Timing.each(of: schedules) { _ = try await simulate { await Self.loadTwice(sleeps: false) } }
    let whole = try await Self.explore(max: schedules, pruning: .none)
    let pruned = try await Self.explore(max: schedules, pruning: .recorded)
    let perSecond = { (time: Duration) in Int(.seconds(1) / time) }
    return [
      "two loads with five suspensions each, jobs alone: \(Timing.text(alone)) a run",
      String(format: "  simulated, one order: %.1f times the jobs alone", simulated / alone),
      String(format: "  each of many orders: %.1f times, \(perSecond(whole.time)) schedules a second", whole.time / alone),
      String(
        format: "  each of many orders, pruned: %.1f times, \(perSecond(pruned.time)) schedules a second", pruned.time / alone),
      "  to the end: \(whole.count); pruned: \(pruned.count)",
      "virtual hour of 1000 sleeping tasks: \(Timing.text(try await hour(naps: 1)))",
      "virtual hour of 1000 tasks that sleep a minute each time: \(Timing.text(try await hour(naps: 60)))",
    ]
  }

  @MainActor private func hour(naps: Int) throws -> Duration {
    try Timing.once {
      try simulate(jobLimit: 1_000_000) {
        await withDiscardingTaskGroup { group in
          for _ in 0..<1_000 {
            group.addTask { for _ in 0..<naps { try? await Task.sleep(for: .seconds(3_600) / naps) } }
          }
        }
      }
    }
  }

  @MainActor private static func explore(max: Int, pruning: Pruning) async throws -> (time: Duration, count: OrderCount) {
    let start = ContinuousClock.now
    let count = try await exploreOrders(max: max, pruning: pruning) { await loadTwice(sleeps: true) }.count
    return ((ContinuousClock.now - start) / count.explored, count)
  }

  @MainActor private static func loadTwice(sleeps: Bool) async -> [String] {
    let model = Model()
    let loads = (1...2).map { id in Task { await model.load(id, sleeps: sleeps) } }
    for load in loads { await load.value }
    return model.log
  }
}

private actor Service {
  func fetch(_ id: Int) async -> Int {
    await Task.yield()
    return id
  }
}

@MainActor private final class Model {
  private(set) var log: [String] = []
  private let service = Service()

  /// Without the sleep, a yield more.
  func load(_ id: Int, sleeps: Bool) async {
    log.append("on")
    log.append("loaded \(await service.fetch(id))")
    await Task.yield()
    if sleeps { try? await Task.sleep(for: .seconds(1)) } else { await Task.yield() }
    log.append("off")
  }
}
