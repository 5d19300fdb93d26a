/// A gesture that runs an action when it has ended.
public nonisolated struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let known = old as? EndedRecognizer<Value>
    let inner = base._recognizer(reusing: known?.inner)
    let recognizer = known ?? EndedRecognizer(inner)
    recognizer.inner = inner
    recognizer.action = action
    return recognizer
  }
}

private final class EndedRecognizer<Value>: ObservingRecognizer<Value> {
  var action: (Value) -> Void = { _ in }
  private var isTold = false

  override func tell() {
    super.tell()
    guard !isTold, case .ended(let value) = phase else { return }
    isTold = true
    Recorder.withoutRecording { action(value) }
  }

  override func reset() {
    super.reset()
    isTold = false
  }
}

/// A gesture that runs an action whenever its value changes.
public nonisolated struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
  public typealias Body = Never
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let known = old as? ChangedRecognizer<Value>
    let inner = base._recognizer(reusing: known?.inner)
    let recognizer = known ?? ChangedRecognizer(inner)
    recognizer.inner = inner
    recognizer.action = action
    return recognizer
  }
}

private final class ChangedRecognizer<Value: Equatable>: ObservingRecognizer<Value> {
  var action: (Value) -> Void = { _ in }
  private var told: Value?

  override func tell() {
    super.tell()
    guard let value = phase.currentValue, value != told else { return }
    told = value
    Recorder.withoutRecording { action(value) }
  }

  override func reset() {
    super.reset()
    told = nil
  }
}

extension Gesture {
  /// Runs `action` with the last value when the gesture has ended well.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Runs `action` with each new value while the gesture goes on.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture that tells whether a finger presses.
nonisolated struct PressingGesture<Base: Gesture>: Gesture {
  typealias Body = Never
  typealias Value = Base.Value

  let base: Base
  let action: ((Bool) -> Void)?

  @MainActor func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let known = old as? PressingRecognizer<Value>
    let inner = base._recognizer(reusing: known?.inner)
    let recognizer = known ?? PressingRecognizer(inner)
    recognizer.inner = inner
    recognizer.action = action
    return recognizer
  }
}

private final class PressingRecognizer<Value>: ObservingRecognizer<Value> {
  var action: ((Bool) -> Void)?
  private var isPressing = false

  override func tell() {
    super.tell()
    report(phase.currentValue != nil)
  }

  override func reset() {
    super.reset()
    report(false)
  }

  private func report(_ isPressing: Bool) {
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    Recorder.withoutRecording { action?(isPressing) }
  }
}
