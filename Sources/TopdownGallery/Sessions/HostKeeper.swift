import TopdownDisplay

/// Keeps one host running: starts it when it is first needed, and again after it has ended.
actor HostKeeper {
  nonisolated let launcher: any HostLauncher
  private let limits: HostProcess.Limits
  private let onEvent: @Sendable (HostProcess.Event) async -> Void
  private var starting: Task<HostProcess, any Error>?
  /// Hosts that have started; an event of an older one is not the newest one's end.
  private var generation = 0
  private var isStopped = false

  init(
    _ launcher: any HostLauncher, limits: HostProcess.Limits = .init(),
    onEvent: @escaping @Sendable (HostProcess.Event) async -> Void = { _ in }
  ) {
    self.launcher = launcher
    self.limits = limits
    self.onEvent = onEvent
  }

  /// The running host, or a new one. Throws `HostFailure`; the next call then tries again.
  func host() async throws -> HostProcess {
    if let starting { return try await starting.value }
    guard !isStopped else { throw HostFailure.refused("the gallery is ending") }
    generation += 1
    let generation = generation
    let task = Task { [launcher, limits] in
      try await HostProcess.launch(launcher, limits: limits) { [weak self] event in
        await self?.pass(event, from: generation)
      }
    }
    starting = task
    do {
      return try await task.value
    } catch {
      forget(generation)
      throw error
    }
  }

  /// What the package has and the host can't show, a line each. Throws `HostFailure`.
  func unseen() async throws -> [String] { try await launcher.unseen.map(\.description) + host().unseen }

  /// A new screen after its own steps and these; one that went no further tells why in `failure`. Throws `HostFailure`.
  func frame(of showing: HostShowing, steps: [HostStep] = []) async throws -> HostFrame {
    let answer = try await host().request(.snapshot(showing, steps: steps))
    guard case .snapshot(_, let frame) = answer else { throw HostFailure.refused("the host answered without a screen") }
    return frame
  }

  /// A new screen after its own steps, to be photographed: one that went no further is no picture. Throws `HostFailure`.
  func finishedFrame(of showing: HostShowing) async throws -> HostFrame {
    let frame = try await frame(of: showing)
    if let failure = frame.failure { throw HostFailure.refused(failure) }
    return frame
  }

  func stop() async {
    isStopped = true
    starting?.cancel()
    if let host = try? await starting?.value { await host.stop() }
  }

  private func pass(_ event: HostProcess.Event, from generation: Int) async {
    if case .ended = event { forget(generation) }
    await onEvent(event)
  }

  private func forget(_ generation: Int) {
    if generation == self.generation { starting = nil }
  }
}
