import Foundation
import SwiftUI
import TopdownDisplay
import TopdownScenarios
import TopdownStage

/// A scenario or a preview on a stage: its clock runs as fast as somebody says, and stands still where nobody does.
@MainActor final class ScenarioSession: HostSession {
  private let stage: Stage
  private let log: HostLog
  private let steps: [Scenario.Step]
  private let onFrame: (HostFrame) -> Void
  private let clock: any WallClock
  private lazy var sender = FrameSender(clock: clock) { [weak self] in self?.send() }
  /// How many events were sent in frames.
  private var sentEvents = 0
  private var actions: [HostAction] = []
  /// The virtual time up to which `actions` goes.
  private var told = Duration.zero
  private var stepsDone = 0
  private var failure: String?
  private var ticker: Ticker?

  /// - Parameter clock: what the screen's own clock goes by, once it has a speed.
  init(
    _ content: HostCatalogue.Content, _ showing: HostShowing, clock: any WallClock = MainQueueClock(),
    onFrame: @escaping (HostFrame) -> Void
  ) {
    self.clock = clock
    self.onFrame = onFrame
    steps = content.steps
    log = HostLog(values: showing.values)
    stage = HostScreen.stage(content, showing.appearance, log)
    log.start = stage.simulation.run { ContinuousClock.now } - stage.now
    attempt { try stage.settle() }
    stage.onChange = { [weak self] in self?.sender.sendSoon() }
    log.onEvent = { [weak self] in self?.sender.sendSoon() }
  }

  func perform(_ action: SemanticsAction, on node: Int, argument: String?) throws {
    guard stage.shows(nodeID: node) else { throw HostError.gone(node) }
    let script = stage.script(for: action, onNode: node, argument: argument)
    try act(script) { try stage.perform(action, onNode: node, argument: argument) }
  }

  func play(_ steps: [HostStep]) throws { for step in steps { try play(Scenario.Step(step)) } }

  func playNext() throws {
    guard steps.indices.contains(stepsDone) else { throw HostError.noStep(count: steps.count) }
    stepsDone += 1
    try play(steps[stepsDone - 1])
  }

  func setSpeed(_ speed: Double) {
    ticker?.stop()
    ticker = speed > 0 ? Ticker(speed: speed, clock: clock) { [weak self] in self?.tick($0) } : nil
    sender.sendSoon()
  }

  func close() {
    ticker?.stop()
    stage.onChange = nil
    log.onEvent = nil
    sender.stop()
  }

  func sendFrame() { sender.sendNow() }

  /// The screen as it is now, after all of the scenario's own steps and then these: for a picture or an answer.
  ///
  /// Where a step can't be done it is the screen that stands then, and its failure tells why.
  static func frame(of content: HostCatalogue.Content, _ showing: HostShowing, steps: [HostStep]) throws -> HostFrame {
    let session = ScenarioSession(content, showing) { _ in }
    defer { session.close() }
    if let failure = session.failure { throw HostError.runtime(failure) }
    for step in session.steps + steps.map(Scenario.Step.init) where session.failure == nil { session.tryOut(step) }
    return session.frame(session.log.events())
  }

  private func tryOut(_ step: Scenario.Step) {
    do {
      try play(step)
      stepsDone = min(stepsDone + 1, steps.count)
    } catch {
      failure = "can't \(step): \((error as? StageError)?.reason ?? "\(error)")"
    }
  }

  private func send() {
    let news = log.events(after: sentEvents)
    sentEvents = news.end
    onFrame(frame(news))
  }

  private func frame(_ news: HostLog.News) -> HostFrame {
    HostFrame(
      display: stage.display, semantics: stage.semantics, log: news.events, logStart: news.start,
      sources: log.sources + HostSources.of(stage.sourcesOfTruth), values: log.values, actions: actions(until: log.lastSeconds),
      clock: HostClock(
        seconds: stage.now / .seconds(1), speed: ticker?.speed ?? 0, pending: stage.pendingLines, stepsDone: stepsDone),
      warnings: stage.warnings + stage.realTimeLines, failure: failure)
  }

  private func play(_ step: Scenario.Step) throws {
    let script = stage.script(for: step)
    try act(script) { try stage.perform(step) }
    if case .advance = step { told = stage.now }
  }

  private func act(_ script: ActionScript, _ body: () throws -> Void) throws {
    noteTime()
    try body()
    actions.append(HostAction(text: script.text, code: script.code))
    sender.sendSoon()
  }

  /// A test has to move its clock where this one has run.
  private func noteTime() {
    guard let passed = untold else { return }
    told = stage.now
    actions.append(passed)
  }

  private var untold: HostAction? {
    let passed = stage.now - told
    guard passed > .zero else { return nil }
    return HostAction(text: "advance by \(passed)", code: Stage.advance(by: passed))
  }

  /// With the time that the last event waited for, if it came by itself.
  private func actions(until seconds: Double) -> [HostAction] {
    guard seconds > told / .seconds(1), let untold else { return actions }
    return actions + [untold]
  }

  /// Lets time pass that nobody asked for.
  func tick(_ duration: Duration) {
    guard failure == nil else { return }
    attempt { try stage.advance(by: duration) }
  }

  /// What goes wrong by itself ends the session with a word; the last screen stays.
  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch {
      failure = "\(error)"
      sender.sendSoon()
    }
  }
}
