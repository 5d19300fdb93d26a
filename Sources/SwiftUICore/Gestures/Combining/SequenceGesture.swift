/// A gesture that starts once another one has ended.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public enum Value {
    case first(First.Value)
    /// The first one has ended; nil until the second one has a value.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let known = old as? SequenceRecognizer<First, Second>
    let first = first._recognizer(reusing: known?.first)
    let second = second._recognizer(reusing: known?.second)
    guard let known else { return SequenceRecognizer(first, second) }
    (known.first, known.second) = (first, second)
    return known
  }
}

extension SequenceGesture: Sendable where First: Sendable, Second: Sendable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
  private var isUp = false

  override var awaitsTouch: Bool { progress == .active ? isUp && second.progress == .possible : first.awaitsTouch }

  override func react(to event: GestureEvent) {
    isUp = event.touch.phase == .ended
    if first.progress.isOver { return goOn(event) }
    first.react(to: event)
    switch first.phase {
    case .possible(let value): phase = .possible(value.map(SequenceGesture.Value.first))
    case .active(let value): phase = .active(.first(value))
    case .failed: fail()
    case .ended(let value):
      phase = .active(.second(value, nil))
      guard !isUp else { return }
      // The finger is down: the second gesture starts where it is.
      var start = event
      start.touch.phase = .began
      goOn(start)
    }
  }

  private func goOn(_ event: GestureEvent) {
    guard case .ended(let value) = first.phase else { return fail() }
    second.reactUnlessOver(to: event)
    switch second.phase {
    case .possible(let other): phase = .active(.second(value, other))
    case .active(let other): phase = .active(.second(value, other))
    case .ended(let other): phase = .ended(.second(value, other))
    case .failed: fail()
    }
  }

  override func reset() {
    super.reset()
    isUp = false
  }
}

extension Gesture {
  /// This gesture, then `other`.
  @MainActor @preconcurrency public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
