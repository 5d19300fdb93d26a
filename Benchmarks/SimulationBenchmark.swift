import TopdownSimulation

/// Schedules a second for two loads of five suspension points each, and virtual hours of a thousand tasks.
struct SimulationBenchmark {
  func run() async throws -> [String] {
    let schedules = 50_000
    let start = ContinuousClock.now
    let exploration = try await exploreOrders(max: schedules) { await Self.loadTwice() }
    let perSecond = Int(Double(exploration.count.explored) / ((ContinuousClock.now - start) / .seconds(1)))
    return [
      "schedules of two loads with five suspensions: \(perSecond) a second, \(exploration.findings.count) outcomes",
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

  @MainActor private static func loadTwice() async -> [String] {
    let model = Model()
    let loads = (1...2).map { id in Task { await model.load(id) } }
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

  func load(_ id: Int) async {
    log.append("on")
    log.append("loaded \(await service.fetch(id))")
    await Task.yield()
    try? await Task.sleep(for: .seconds(1))
    log.append("off")
  }
}
