/// A gesture with another value.
public nonisolated struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let known = old as? MapRecognizer<Base.Value, Value>
    let inner = base._recognizer(reusing: known?.inner)
    let recognizer = known ?? MapRecognizer(inner)
    recognizer.inner = inner
    recognizer.transform = transform
    return recognizer
  }
}

private final class MapRecognizer<Inner, Value>: DerivedRecognizer<Inner, Value> {
  var transform: ((Inner) -> Value)?

  override func derive(_ phase: GesturePhase<Inner>) -> GesturePhase<Value> {
    guard let transform else { return .failed }
    return phase.map { value in Recorder.withoutRecording { transform(value) } }
  }
}

extension Gesture {
  /// The gesture with a value made of its own.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

/// A gesture that counts only while keys are held.
public nonisolated struct _ModifiersGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value

  let base: Base
  let modifiers: EventModifiers

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let known = old as? ModifiersRecognizer<Value>
    let inner = base._recognizer(reusing: known?.inner)
    let recognizer = known ?? ModifiersRecognizer(inner)
    recognizer.inner = inner
    recognizer.modifiers = modifiers
    return recognizer
  }
}

private final class ModifiersRecognizer<Value>: ObservingRecognizer<Value> {
  var modifiers: EventModifiers = []

  override func react(to event: GestureEvent) {
    if event.touch.phase == .began, !event.touch.modifiers.isSuperset(of: modifiers) { return fail() }
    super.react(to: event)
  }
}

extension Gesture {
  /// The gesture while `modifiers` are held.
  @MainActor @preconcurrency public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}
