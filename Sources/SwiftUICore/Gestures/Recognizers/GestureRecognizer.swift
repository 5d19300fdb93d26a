import Foundation

/// What the dispatcher of touches knows of a recognizer.
@MainActor protocol TouchReceiver: AnyObject, Sendable {
  var progress: GestureProgress { get }
  /// When it wants to be asked again, though no finger moves.
  var deadline: Date? { get }
  /// Whether it waits for another touch.
  var awaitsTouch: Bool { get }
  /// The taps that it counts to, where it needs several and is not there yet: fewer of them have to wait.
  var awaitedTaps: Int { get }
  /// The taps that it has counted, where that is all there is to it.
  var countedTaps: Int { get }
  /// What those who can't touch can have it recognize.
  var offers: Set<GestureOffer> { get }

  func react(to event: GestureEvent)
  /// Runs what was given for the phase that is reached.
  func tell()
  /// Gives up; `tell` undoes what was told.
  func fail()
  /// Ready for another touch.
  func reset()
}

extension TouchReceiver {
  func reactUnlessOver(to event: GestureEvent) {
    if !progress.isOver { react(to: event) }
  }

  /// Whether it may not be recognized yet, since `other` may still count to more taps.
  func hasToWait(for other: any TouchReceiver) -> Bool {
    countedTaps > 0 && !other.progress.isOver && other.awaitedTaps > countedTaps
  }
}

/// Something that a gesture can be used for without fingers.
enum GestureOffer: Hashable {
  case taps(Int)
  case longPress, drag, magnify, rotate
}

/// Follows touches and says how far a gesture has come; opaque to features.
@MainActor public class _GestureRecognizer<Value>: TouchReceiver {
  final var phase = GesturePhase<Value>.possible(nil)
  final var progress: GestureProgress { phase.state }

  var deadline: Date? { nil }
  var awaitsTouch: Bool { false }
  var awaitedTaps: Int { 0 }
  var countedTaps: Int { 0 }
  var offers: Set<GestureOffer> { [] }

  init() {}

  func react(to event: GestureEvent) {}
  func tell() {}
  func fail() { phase = .failed }
  func reset() { phase = .possible(nil) }
}

/// A recognizer around another one; what it does not decide the other one does.
class DerivedRecognizer<Inner, Value>: _GestureRecognizer<Value> {
  final var inner: _GestureRecognizer<Inner>

  init(_ inner: _GestureRecognizer<Inner>) { self.inner = inner }

  func derive(_ phase: GesturePhase<Inner>) -> GesturePhase<Value> { fatalError("\(Self.self) must say what its phase is") }

  override var deadline: Date? { inner.deadline }
  override var awaitsTouch: Bool { inner.awaitsTouch }
  override var awaitedTaps: Int { inner.awaitedTaps }
  override var countedTaps: Int { inner.countedTaps }
  override var offers: Set<GestureOffer> { inner.offers }

  override func react(to event: GestureEvent) {
    inner.react(to: event)
    phase = derive(inner.phase)
  }

  override func tell() { inner.tell() }

  override func fail() {
    inner.fail()
    super.fail()
  }

  override func reset() {
    inner.reset()
    super.reset()
  }
}

/// A recognizer that says what the one inside says, and does something about it.
class ObservingRecognizer<Value>: DerivedRecognizer<Value, Value> {
  override final func derive(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
}
