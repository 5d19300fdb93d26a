import Foundation

/// Brings touches to the recognizers around the view that is touched, and decides which of them is meant.
///
/// What goes first in `order` wins where two are recognized by the same touch; otherwise whoever is recognized first. A tap waits
/// for a gesture that counts to more taps. Simultaneous gestures take no part in that.
@MainActor final class TouchDispatcher {
  /// A recognizer, and the view that has it.
  struct Contender {
    let recognizer: any TouchReceiver
    let view: LayoutNode
    let isSimultaneous: Bool
  }

  private unowned let graph: ViewGraph
  private var contenders: [Contender] = []
  private var winner: ObjectIdentifier?
  private var isDown = false
  private var lastTouch = TouchEvent(.ended, at: [])
  private var alarm: Task<Void, Never>?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Answers whether anybody wants to know.
  @discardableResult
  func handle(_ touch: TouchEvent) -> Bool {
    lastTouch = touch
    if touch.phase == .began {
      if !isDown { gather(at: touch) }
      isDown = true
    }
    send(touch)
    let isHeard = !contenders.isEmpty
    if touch.phase == .ended || touch.phase == .cancelled { isDown = false }
    finishIfOver()
    setAlarm()
    return isHeard
  }

  /// The fingers are up and no other touch follows: what waits for one is decided.
  func conclude() {
    while !isDown, let deadline = contenders.compactMap({ $0.recognizer.deadline }).min() {
      pass(to: deadline)
    }
    if !isDown { finish() }
  }

  private func pass(to time: Date) {
    var touch = lastTouch
    touch.phase = .waited
    touch.time = time
    handle(touch)
  }

  // MARK: Contenders

  /// Those around what is touched; who waits for another touch goes on where it is touched again.
  private func gather(at touch: TouchEvent) {
    if let winner, !contenders.contains(where: { ObjectIdentifier($0.recognizer) == winner && $0.recognizer.awaitsTouch }) {
      finish()
    }
    let chain = TouchChain(graph, at: touch.points.first ?? .zero)
    let known = Dictionary(contenders.map { (ObjectIdentifier($0.recognizer), $0) }, uniquingKeysWith: { first, _ in first })
    let new = chain.contenders
    let kept = Set(new.map { ObjectIdentifier($0.recognizer) })
    for (id, contender) in known where !kept.contains(id) { drop(contender) }
    contenders = new
    for contender in new where contender.recognizer.progress == .failed { contender.recognizer.reset() }
  }

  private func drop(_ contender: Contender) {
    contender.recognizer.fail()
    contender.recognizer.tell()
    contender.recognizer.reset()
  }

  // MARK: Decisions

  private func send(_ touch: TouchEvent) {
    for contender in contenders where contender.view.isAttached {
      contender.recognizer.reactUnlessOver(to: GestureEvent(touch: touch, view: contender.view))
    }
    decide()
    for contender in contenders where !isWaiting(contender) { contender.recognizer.tell() }
  }

  private var exclusive: [Contender] { contenders.filter { !$0.isSimultaneous } }

  private func decide() {
    guard winner == nil, let first = exclusive.first(where: { $0.recognizer.progress.isRecognized && !isWaiting($0) }) else {
      return
    }
    winner = ObjectIdentifier(first.recognizer)
    for other in exclusive where other.recognizer !== first.recognizer { other.recognizer.fail() }
  }

  /// Whether a tap has to wait for another gesture that may count to more of them.
  private func isWaiting(_ contender: Contender) -> Bool {
    if contender.isSimultaneous || winner != nil { return false }
    return exclusive.prefix { $0.recognizer !== contender.recognizer }
      .contains { contender.recognizer.hasToWait(for: $0.recognizer) }
  }

  private func finishIfOver() {
    if isDown || contenders.isEmpty { return }
    let isOpen = contenders.contains { $0.recognizer.awaitsTouch || isWaiting($0) }
    if !isOpen { finish() }
  }

  private func finish() {
    let all = contenders
    contenders = []
    winner = nil
    alarm?.cancel()
    alarm = nil
    for contender in all {
      if contender.recognizer.progress == .possible || contender.recognizer.progress == .active { contender.recognizer.fail() }
      contender.recognizer.tell()
      contender.recognizer.reset()
    }
  }

  // MARK: Time

  /// Has those asked again who wait for time to pass.
  private func setAlarm() {
    alarm?.cancel()
    alarm = nil
    guard let deadline = contenders.compactMap({ $0.recognizer.deadline }).min() else { return }
    let delay = max(0, deadline.timeIntervalSince(lastTouch.time))
    alarm = Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(delay))
      if !Task.isCancelled { self?.pass(to: deadline) }
    }
  }
}

extension ViewGraph {
  /// Fingers touch the screen, move, or leave it; answers whether anybody wants to know.
  @discardableResult
  @_spi(Runtime) public func touch(_ touch: TouchEvent) -> Bool { touches.handle(touch) }

  /// No other tap follows: a tap that waited for it is told now.
  @_spi(Runtime) public func concludeTouches() { touches.conclude() }
}
