import CTopdownHooks

/// What simulated code puts on `DispatchQueue.main`: run by the main actor, first in, first out, or when its delay has passed.
final class MainQueue: @unchecked Sendable {
  private final class Work: @unchecked Sendable {
    private let block: UnsafeMutableRawPointer

    /// Lets go of the block in the end.
    init(owning block: UnsafeMutableRawPointer) { self.block = block }

    deinit { hooks_release_block(block) }

    func run() { hooks_call_block(block) }
  }

  /// Touched by the simulation's own jobs alone, which is how the search for orders sees that no two pieces of work change places.
  private var waiting: [Work] = []

  /// Called once, when the hooks are installed.
  static func install() {
    hooks_on_main_queue { @Sendable work, delay in World.current?.mainQueue.take(Work(owning: work), after: delay) }
  }

  private func take(_ work: Work, after delay: UInt64) {
    guard delay > 0 else {
      waiting.append(work)
      // Whichever of these tasks comes first does what came first.
      Task { @MainActor in waiting.removeFirst().run() }
      return
    }
    Task { @MainActor in
      guard (try? await Task.sleep(nanoseconds: delay)) != nil else { return }
      work.run()
    }
  }
}
