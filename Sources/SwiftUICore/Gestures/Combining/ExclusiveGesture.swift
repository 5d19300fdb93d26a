/// Two gestures of which one can be recognized; the first where both could.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let known = old as? ExclusiveRecognizer<First, Second>
    let first = first._recognizer(reusing: known?.first)
    let second = second._recognizer(reusing: known?.second)
    guard let known else { return ExclusiveRecognizer(first, second) }
    (known.first, known.second) = (first, second)
    return known
  }
}

extension ExclusiveGesture: Sendable where First: Sendable, Second: Sendable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
  override func react(to event: GestureEvent) {
    first.reactUnlessOver(to: event)
    second.reactUnlessOver(to: event)
    if first.progress.isRecognized {
      second.fail()
      phase = first.phase.map(ExclusiveGesture.Value.first)
    } else if first.progress == .failed {
      phase = second.phase.map(ExclusiveGesture.Value.second)
    } else if second.progress.isRecognized, !second.hasToWait(for: first) {
      first.fail()
      phase = second.phase.map(ExclusiveGesture.Value.second)
    } else {
      let early = second.progress == .possible ? second.phase.value.map(ExclusiveGesture<First, Second>.Value.second) : nil
      phase = .possible(first.phase.value.map(ExclusiveGesture.Value.first) ?? early)
    }
  }

  override func tell() {
    first.tell()
    // What waits for the first one is not told yet.
    if second.progress == .failed || second.progress == .possible || first.progress == .failed { second.tell() }
  }
}

extension Gesture {
  /// This gesture, or `other` where this one is not recognized.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
