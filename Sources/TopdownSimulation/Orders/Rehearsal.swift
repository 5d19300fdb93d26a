/// Performs a body from scratch as often as asked, each time in a simulation of its own.
@MainActor struct Rehearsal<Evidence: Equatable & Sendable> {
  let body: Body<Evidence>
  let pending: PendingPolicy
  var extras: OrderExtras = []

  func run(_ order: ScheduledOrder) -> Exploration<Evidence>.Outcome {
    let simulation = Simulation(order: order)
    if let independence = order.records { simulation.agenda.recordFootprints(for: independence) }
    return run(in: simulation, by: order)
  }

  /// Runs a schedule again and notes who runs when.
  func interleaving(of schedule: Schedule) -> [String] {
    let order = ScheduledOrder(schedule.choices, extras: extras), simulation = Simulation(order: order)
    simulation.agenda.notesSteps = true
    _ = run(in: simulation, by: order)
    return simulation.agenda.steps.map(\.description)
  }

  private func run(in simulation: Simulation, by order: ScheduledOrder) -> Exploration<Evidence>.Outcome {
    defer {
      order.end(simulation.agenda.trace)
      simulation.finish()
    }
    do {
      let evidence = try simulation.perform(body).get()
      try simulation.check(pending)
      return .evidence(evidence)
    } catch {
      return .failure("\(error)")
    }
  }
}
