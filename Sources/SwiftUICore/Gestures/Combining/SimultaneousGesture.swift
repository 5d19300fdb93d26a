import Foundation

/// Two gestures that can go on at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let known = old as? SimultaneousRecognizer<First, Second>
    let first = first._recognizer(reusing: known?.first)
    let second = second._recognizer(reusing: known?.second)
    guard let known else { return SimultaneousRecognizer(first, second) }
    (known.first, known.second) = (first, second)
    return known
  }
}

extension SimultaneousGesture: Sendable where First: Sendable, Second: Sendable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
  override func react(to event: GestureEvent) {
    first.reactUnlessOver(to: event)
    second.reactUnlessOver(to: event)
    phase = combinedPhase
  }

  private var combinedPhase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    let both = [first.progress, second.progress]
    if both.allSatisfy({ $0 == .failed }) { return .failed }
    if both.allSatisfy(\.isOver) { return .ended(value) }
    if both.contains(where: \.isRecognized) { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }
}

/// A recognizer made of two.
class PairRecognizer<A, B, Value>: _GestureRecognizer<Value> {
  final var first: _GestureRecognizer<A>
  final var second: _GestureRecognizer<B>

  init(_ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>) {
    self.first = first
    self.second = second
  }

  override var deadline: Date? { [first.deadline, second.deadline].compactMap { $0 }.min() }
  override var awaitsTouch: Bool { progress != .ended && (first.awaitsTouch || second.awaitsTouch) }
  override var awaitedTaps: Int { max(first.awaitedTaps, second.awaitedTaps) }
  override var offers: Set<GestureOffer> { first.offers.union(second.offers) }

  override func tell() {
    first.tell()
    second.tell()
  }

  override func fail() {
    first.fail()
    second.fail()
    super.fail()
  }

  override func reset() {
    first.reset()
    second.reset()
    super.reset()
  }
}

extension Gesture {
  /// This gesture and `other` at the same time.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
