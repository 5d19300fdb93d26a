/// A value that a gesture changes while it goes on, and that is as before once it is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  let reset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// `reset` is handed the value that the gesture left, and may change the transaction in which it is taken back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.initialValue = initialValue
    self.reset = reset
  }

  public var wrappedValue: Value { box?.get() ?? initialValue }

  public var projectedValue: GestureState<Value> { self }

  func change(_ change: (inout Value, inout Transaction) -> Void) {
    guard let box else { return UninstalledUse.reportOnce(of: Self.self) }
    var value = box.get()
    var transaction = Transaction.current
    change(&value, &transaction)
    box.set(value, transaction)
  }

  func takeBack() {
    change { value, transaction in
      reset(value, &transaction)
      value = initialValue
    }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: InstalledProperty {
  package mutating func install(in slots: inout PropertySlots) {
    let (graph, owner, name) = (slots.graph, slots.owner, slots.propertyName)
    box = slots.next { StateBox(initialValue, graph: graph, owner: owner, name: name) }
  }
}

extension GestureState: SelfComparing {
  func isUnchanged(from old: GestureState<Value>) -> Bool { true }
}

/// A gesture that changes a state while it goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void

  public init(base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) {
    self.base = base
    self.state = state
    self.body = body
  }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let known = old as? StateRecognizer<Value, State>
    let inner = base._recognizer(reusing: known?.inner)
    let recognizer = known ?? StateRecognizer(inner, state)
    recognizer.inner = inner
    recognizer.state = state
    recognizer.body = body
    return recognizer
  }
}

private final class StateRecognizer<Value, State>: ObservingRecognizer<Value> {
  var state: GestureState<State>
  var body: (Value, inout State, inout Transaction) -> Void = { _, _, _ in }
  private var isChanged = false

  init(_ inner: _GestureRecognizer<Value>, _ state: GestureState<State>) {
    self.state = state
    super.init(inner)
  }

  override func tell() {
    super.tell()
    if let value = phase.currentValue {
      isChanged = true
      Recorder.withoutRecording { state.change { body(value, &$0, &$1) } }
    } else if progress.isOver {
      takeBack()
    }
  }

  override func reset() {
    super.reset()
    takeBack()
  }

  private func takeBack() {
    guard isChanged else { return }
    isChanged = false
    Recorder.withoutRecording { state.takeBack() }
  }
}

extension Gesture {
  /// Changes `state` with each value while the gesture goes on; afterwards it is as before.
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
