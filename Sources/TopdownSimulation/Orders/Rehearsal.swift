/// Performs a body from scratch as often as asked, each time in a simulation of its own.
@MainActor struct Rehearsal<Evidence: Equatable & Sendable> {
  let pending: PendingPolicy
  let extras: OrderExtras
  private let perform: (Simulation) throws -> Evidence

  /// What the body returns is its evidence.
  init(body: Body<Evidence>, pending: PendingPolicy, extras: OrderExtras = []) {
    self.pending = pending
    self.extras = extras
    perform = { try $0.perform(body).get() }
  }

  func run(_ order: ScheduledOrder) -> Exploration<Evidence>.Outcome {
    let simulation = Simulation(order: order)
    simulation.agenda.notesSites = false
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
      order.end(simulation.agenda.endRecording())
      simulation.finish()
    }
    do {
      let evidence = try perform(simulation)
      try simulation.check(pending)
      return .evidence(evidence)
    } catch {
      return .failure("\(error)")
    }
  }
}

extension Rehearsal<[String]> {
  /// What the execution logs hold that begin inside is the body's evidence.
  init(logsOf body: Body<Void>, pending: PendingPolicy, extras: OrderExtras = []) {
    self.pending = pending
    self.extras = extras
    perform = { simulation in
      try simulation.perform(body).get()
      return simulation.agenda.logLines
    }
  }
}
