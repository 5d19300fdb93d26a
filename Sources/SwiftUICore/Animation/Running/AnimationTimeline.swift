import Foundation

/// What changes over time in one graph. It moves only when it is sampled.
@MainActor @_spi(Runtime) public final class AnimationTimeline {
  /// What is shown of changes that take time: where they lead, as on a screen at rest, or where they are.
  public enum Showing: Sendable {
    case end, course
  }

  unowned let graph: ViewGraph
  public private(set) var showing = Showing.end
  /// In seconds; virtual where the thread's clock is.
  package var clock: () -> TimeInterval
  private var running: [Int: any RunningAnimation] = [:]
  /// The numbers of elements, in the order in which they came.
  private var order: [Int] = []
  let frames = FrameAnimations()
  let transitions = RunningTransitions()
  let paints = PaintAnimations()
  /// What the layout moves meanwhile is on its way already.
  private(set) var isSampling = false
  /// When what starts now has started, where that is not now.
  var startOverride: TimeInterval?
  /// How long what started in the running transaction takes; nil in it stands for ever.
  private var durations: [(total: TimeInterval?, logical: TimeInterval?)] = []
  private var completions: [Task<Void, Never>] = []

  init(_ graph: ViewGraph) {
    self.graph = graph
    let start = ContinuousClock.now
    clock = { (ContinuousClock.now - start).seconds }
  }

  var now: TimeInterval { startOverride ?? clock() }

  /// Whether anything moves or may still move.
  public var isRunning: Bool { !running.isEmpty || !frames.isEmpty || !transitions.isEmpty || !paints.isEmpty }

  /// Shows what moves as it stands at the clock's time, or where it leads.
  public func show(_ showing: Showing) {
    if self.showing == showing, showing == .end { return }
    if !isRunning { return self.showing = showing }
    sample(showing)
  }

  /// Shows everything as it stands at the clock's time, or where it leads.
  private func sample(_ showing: Showing) {
    self.showing = showing
    isSampling = true
    defer { isSampling = false }
    let time = clock()
    var shown: Set<Int> = []
    // One may start others, which stand somewhere already.
    while let key = order.first(where: { !shown.contains($0) }) {
      shown.insert(key)
      guard let animation = running[key] else { continue }
      switch showing {
      case .end: animation.showEnd()
      case .course:
        animation.show(at: time)
        if animation.isOver(at: time) { end(key) }
      }
    }
    frames.removeThoseThatHaveArrived(at: time)
    paints.removeThoseThatHaveArrived(at: time)
    transitions.removeThoseThatAreOver(at: time)
    graph.update()
  }

  private func end(_ key: Int) {
    running[key] = nil
    order.removeAll { $0 == key }
  }

  func removeWhatIsOver() {
    guard isRunning else { return }
    let time = clock()
    for key in order where running[key]?.isOver(at: time) ?? true { end(key) }
    frames.removeThoseThatHaveArrived(at: time)
    paints.removeThoseThatHaveArrived(at: time)
    transitions.removeThoseThatAreOver(at: time)
  }

  /// Sets off what the layout of the running transaction has moved.
  func startMoves() {
    for animation in frames.start(currentAnimation, at: now) { noteStart(of: animation) }
    frames.endTransaction()
  }

  func stop() {
    running = [:]
    order = []
    for completion in completions { completion.cancel() }
    completions = []
  }
}

// MARK: - Values

extension AnimationTimeline {
  func running(for element: Element) -> (any RunningAnimation)? { running[element.number] }

  func run(_ animation: any RunningAnimation, for element: Element) {
    let key = element.number
    if running.updateValue(animation, forKey: key) == nil { order.append(key) }
  }

  func end(of element: Element) {
    if running.isEmpty { return }
    end(element.number)
  }

  /// Notes that the transaction's change takes as long as `animation`.
  func noteStart(of animation: Animation) { durations.append((animation.duration, animation.logicalDuration)) }

  /// The animation that the running transaction has for what changes now.
  var currentAnimation: Animation? {
    let transaction = Transaction.current
    return transaction.disablesAnimations ? nil : transaction.animation
  }
}

// MARK: - Transactions

extension AnimationTimeline {
  /// What waits for the animations of a transaction runs when they are over; at once where there are none.
  func end(_ transaction: Transaction) {
    let started = durations
    durations = []
    for completion in transaction.takeCompletions() {
      let seconds = started.map { completion.criteria == .removed ? $0.total : $0.logical }
      if seconds.isEmpty {
        graph.afterUpdate(completion.action)
      } else if !seconds.contains(where: { $0 == nil }) {
        run(completion.action, after: seconds.compactMap { $0 }.max() ?? 0)
      }
    }
  }

  private func run(_ action: @escaping () -> Void, after seconds: TimeInterval) {
    completions.removeAll { $0.isCancelled }
    completions.append(
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(seconds))
        if !Task.isCancelled { action() }
      })
  }
}

extension Duration {
  fileprivate var seconds: TimeInterval {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
