import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay
import TopdownScenarios

/// A live showing of an entry, in real time.
@MainActor final class HostSession {
  private let graph: ViewGraph
  private let log = HostLog()
  private let onFrame: (HostFrame) -> Void
  private var isFrameDue = false

  init(_ content: HostCatalogue.Content, _ appearance: HostAppearance, onFrame: @escaping (HostFrame) -> Void) {
    self.onFrame = onFrame
    let size = HostScreen.size(appearance, content.size)
    var environment = HostScreen.environment(appearance)
    environment.setSizeClasses(for: size)
    graph = ViewGraph(environment: environment)
    graph.size = size
    graph.onChange = { [weak self] in self?.sendFrameSoon() }
    log.onEvent = { [weak self] in self?.sendFrameSoon() }
    graph.mount(content.makeView(log))
  }

  func perform(_ action: SemanticsAction, on node: Int, argument: String?) throws {
    _ = graph.semantics()
    guard graph.perform(action, on: node, argument: argument) else { throw HostError.gone(node) }
    graph.update()
    if let failure = graph.failure { throw HostError.runtime(failure.description) }
  }

  func close() {
    graph.onChange = nil
    log.onEvent = nil
    graph.unmount()
  }

  func sendFrame() { onFrame(HostFrame(display: graph.displayList(), semantics: graph.semantics(), log: log.lines)) }

  /// Several changes of one turn make one frame.
  private func sendFrameSoon() {
    guard !isFrameDue else { return }
    isFrameDue = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isFrameDue = false
        self?.sendFrame()
      }
    }
  }
}

/// Where the boundaries of a shown scenario write; events may come from any thread.
final class HostLog: BoundaryLog, @unchecked Sendable {
  private let lock = NSLock()
  private var events: [String] = []

  nonisolated init() {}

  /// Called on the main thread after each event.
  @MainActor var onEvent: (() -> Void)? = nil

  func record(_ event: BoundaryEvent) {
    lock.withLock { events.append("\(event)") }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.onEvent?() } }
  }

  var lines: [String] { lock.withLock { events } }
}
