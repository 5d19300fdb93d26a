/// Performs a body from scratch as often as asked, each time in a simulation of its own.
@MainActor struct Rehearsal<Evidence: Equatable & Sendable> {
  let body: Body<Evidence>
  let pending: PendingPolicy

  func run(_ order: ScheduledOrder) -> Exploration<Evidence>.Outcome { run(in: Simulation(order: order)) }

  /// Runs a schedule again and notes who runs when.
  func interleaving(of schedule: Schedule) -> [String] {
    let simulation = Simulation(order: ScheduledOrder(schedule.choices))
    simulation.agenda.notesSteps = true
    _ = run(in: simulation)
    return simulation.agenda.steps.map(\.description)
  }

  private func run(in simulation: Simulation) -> Exploration<Evidence>.Outcome {
    defer { simulation.finish() }
    do {
      let evidence = try simulation.perform(body).get()
      try simulation.check(pending)
      return .evidence(evidence)
    } catch {
      return .failure("\(error)")
    }
  }
}
