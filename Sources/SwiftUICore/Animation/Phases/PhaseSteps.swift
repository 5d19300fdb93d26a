import Foundation

/// What a `PhaseAnimator` shows.
nonisolated struct PhaseSteps<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PhaseElement(view, inputs))
  }
}

/// Knows from the time since it was started in which phase the content is, and since when.
private final class PhaseElement<Phase: Equatable, Content: View>: ViewElement<PhaseSteps<Phase, Content>>, RunningAnimation {
  private var child: ViewElement<Content>!
  private var start: TimeInterval?
  private var shown = 0

  override init(_ view: PhaseSteps<Phase, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = makeElement(of: content, self.inputs)
    trigger = view.trigger
    if view.trigger == nil { run() }
  }

  private var trigger: AnyTrigger?

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [child] }
  override func willUnmount() { graph.timeline.end(of: self) }

  override func rebuild() {
    child.update(to: content)
    if trigger == view.trigger { return }
    trigger = view.trigger
    run()
  }

  private var content: Content { recording { view.content(view.phases[shown]) } }

  private func run() {
    start = graph.timeline.now
    graph.timeline.run(self, for: self)
  }

  // MARK: Steps

  /// How long each step takes: the first leads from the first phase to the second, the last one back.
  private var durations: [TimeInterval] {
    view.phases.indices.map { step in
      // A step that takes no time would be one of infinitely many.
      max(1.0 / 60, view.animation(view.phases[(step + 1) % view.phases.count])?.logicalDuration ?? 0)
    }
  }

  private func step(at time: TimeInterval) -> (number: Int, start: TimeInterval)? {
    guard let start, view.phases.count > 1 else { return nil }
    let durations = durations
    let round = durations.reduce(0, +)
    let elapsed = max(0, time - start)
    let rounds = (elapsed / round).rounded(.down)
    if view.trigger != nil, rounds >= 1 { return nil }
    var stepStart = start + rounds * round
    for (number, duration) in durations.enumerated() {
      if time < stepStart + duration || number == durations.count - 1 { return (number, stepStart) }
      stepStart += duration
    }
    return nil
  }

  func isOver(at time: TimeInterval) -> Bool { view.trigger != nil && step(at: time) == nil }

  func show(at time: TimeInterval) {
    guard let step = step(at: time) else { return showEnd() }
    let next = (step.number + 1) % view.phases.count
    show(step.number, Transaction(animation: nil))
    graph.timeline.startOverride = step.start
    show(next, Transaction(animation: view.animation(view.phases[next])))
    graph.timeline.startOverride = nil
  }

  func showEnd() { show(0, Transaction(animation: nil)) }

  private func show(_ phase: Int, _ transaction: Transaction) {
    shown = phase
    graph.showing(transaction) { child.update(to: content) }
  }
}
