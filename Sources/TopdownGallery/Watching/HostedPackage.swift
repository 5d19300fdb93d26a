import Foundation
import Synchronization

/// A package whose screens can be asked for, one question after the other: built and started when first asked, and again when it changed.
actor HostedPackage {
  private struct Built {
    var stamp: SourceStamp
    var keeper: HostKeeper
  }

  private let origin: any HostOrigin
  private let limits: HostProcess.Limits
  private let makeStudio: @Sendable (Console) throws -> Studio
  /// Where a host's output and a build's progress go: to whoever asks at the moment.
  private let asker = Mutex<Console?>(nil)
  private var built: Built?
  private var studio: Studio?
  private var last: Task<Void, Never>?

  init(
    _ origin: any HostOrigin, limits: HostProcess.Limits = .init(),
    studio: @escaping @Sendable (Console) throws -> Studio = Studio.renderer
  ) {
    self.origin = origin
    self.limits = limits
    makeStudio = studio
  }

  /// Asks what is built from the sources as they are, or with `isStale` what was built last, if anything was.
  ///
  /// Throws `BuildFailure`, `HostFailure`, and what the question throws.
  func ask<Answer: Sendable>(
    _ console: Console, isStale: Bool = false, _ question: @escaping @Sendable (ScreenMaker) async throws -> Answer
  ) async throws -> Answer {
    let before = last
    let turn = Task {
      await before?.value
      return try await self.answer(console, isStale, question)
    }
    last = Task { _ = await turn.result }
    return try await withTaskCancellationHandler {
      try await turn.value
    } onCancel: {
      turn.cancel()
    }
  }

  /// Ends the host once what was asked is answered.
  func stop() async {
    await last?.value
    await built?.keeper.stop()
    built = nil
  }

  private func answer<Answer: Sendable>(
    _ console: Console, _ isStale: Bool, _ question: @Sendable (ScreenMaker) async throws -> Answer
  ) async throws -> Answer {
    asker.withLock { $0 = console }
    defer { asker.withLock { $0 = nil } }
    try Task.checkCancellation()
    let keeper = try await keeper(isStale)
    return try await question(ScreenMaker(keeper: keeper) { try await self.renderer() })
  }

  private func keeper(_ isStale: Bool) async throws -> HostKeeper {
    let console = relay
    let stamp = try await origin.stamp()
    if let built {
      guard let change = stamp.change(since: built.stamp, in: origin.folder) else { return built.keeper }
      if isStale {
        console.line("\(change) since the build that is shown.")
        return built.keeper
      }
      console.line("\(change): building anew.")
    }
    do {
      return await start(try await origin.launcher(console), stamp)
    } catch let failure as BuildFailure where isStale {
      guard let launcher = await origin.lastLauncher(console) else { throw failure }
      console.line("\(failure)\nWhat was built before is shown.")
      return await start(launcher, SourceStamp())
    }
  }

  private func start(_ launcher: any HostLauncher, _ stamp: SourceStamp) async -> HostKeeper {
    await built?.keeper.stop()
    let keeper = HostKeeper(launcher, limits: limits)
    built = Built(stamp: stamp, keeper: keeper)
    return keeper
  }

  private func renderer() throws -> Studio {
    if let studio { return studio }
    let made = try makeStudio(relay)
    studio = made
    return made
  }

  private nonisolated var relay: Console {
    Console(
      onLine: { [weak self] text in self?.current?.line(text) }, onProgress: { [weak self] text in self?.current?.progress(text) }
    )
  }

  private nonisolated var current: Console? { asker.withLock { $0 } }
}
