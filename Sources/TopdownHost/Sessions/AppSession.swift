import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay
import TopdownScenarios

/// A running app: in real time, with the services that it brings.
@MainActor final class AppSession: HostSession {
  private let graph: ViewGraph
  private let log = HostLog()
  private let onFrame: (HostFrame) -> Void
  private var sentEvents = 0
  private lazy var sender = FrameSender(clock: MainQueueClock()) { [weak self] in self?.send() }

  init(_ content: HostCatalogue.Content, _ appearance: HostAppearance, onFrame: @escaping (HostFrame) -> Void) {
    self.onFrame = onFrame
    let size = HostScreen.size(appearance, content.size)
    var environment = HostScreen.environment(appearance)
    environment.setSizeClasses(for: size)
    graph = ViewGraph(environment: environment)
    graph.size = size
    graph.onChange = { [weak self] in self?.sender.sendSoon() }
    log.onEvent = { [weak self] in self?.sender.sendSoon() }
    graph.mount(content.makeView(log))
  }

  func perform(_ action: SemanticsAction, on node: Int, argument: String?) throws {
    _ = graph.semantics()
    guard graph.perform(action, on: node, argument: argument) else { throw HostError.gone(node) }
    graph.update()
    if let failure = graph.failure { throw HostError.runtime(failure.description) }
  }

  func play(_ steps: [HostStep]) throws { throw HostError.onlyScenarios("steps") }
  func playNext() throws { throw HostError.onlyScenarios("steps of its own") }
  func setSpeed(_ speed: Double) throws { throw HostError.onlyScenarios("a clock that can be set") }

  func close() {
    graph.onChange = nil
    log.onEvent = nil
    sender.stop()
    graph.unmount()
  }

  func sendFrame() { sender.sendNow() }

  private func send() {
    let news = log.events(after: sentEvents)
    sentEvents = news.end
    onFrame(frame(news))
  }

  private func frame(_ news: HostLog.News) -> HostFrame {
    HostFrame(
      display: graph.displayList(), semantics: graph.semantics(), log: news.events, logStart: news.start,
      sources: HostSources.of(graph.sourcesOfTruth),
      clock: HostClock(speed: 1), warnings: graph.warnings, failure: graph.failure?.description)
  }
}
