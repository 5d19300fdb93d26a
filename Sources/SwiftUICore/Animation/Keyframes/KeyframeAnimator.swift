import Foundation

/// Shows content for a value that runs along keyframes.
///
/// A screen at rest shows the initial value, and after a trigger's run where that has led.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where Value == KeyframePath.Value {
  private let steps: KeyframeSteps<Value, KeyframePath, Content>

  /// Runs from when it appears, again and again where it repeats.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    steps = KeyframeSteps(
      initialValue: initialValue, mode: .appearing(isRepeating: repeating), content: content, keyframes: keyframes)
  }

  /// Runs each time that `trigger` becomes another value.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    steps = KeyframeSteps(
      initialValue: initialValue, mode: .triggered(AnyTrigger(trigger)), content: content, keyframes: keyframes)
  }
}

extension KeyframeAnimator: View {
  public typealias Body = Never

  public var body: Never { fatalError("KeyframeAnimator is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PassThroughElement(view, content: \.steps, inputs))
  }
}

extension View {
  /// Shows what `content` makes of the view for a value that runs along keyframes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) }, keyframes: keyframes)
  }

  /// Shows what `content` makes of the view for a value that runs along keyframes when `trigger` becomes another value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
  }
}

/// What a `KeyframeAnimator` shows.
nonisolated struct KeyframeSteps<Value, Path: Keyframes, Content: View>: PrimitiveView where Value == Path.Value {
  enum Mode {
    case appearing(isRepeating: Bool)
    case triggered(AnyTrigger)

    var trigger: AnyTrigger? {
      if case .triggered(let trigger) = self { trigger } else { nil }
    }

    var isEndless: Bool {
      if case .appearing(true) = self { true } else { false }
    }
  }

  let initialValue: Value
  let mode: Mode
  let content: (Value) -> Content
  let keyframes: (Value) -> Path

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(KeyframeElement(view, inputs))
  }
}

private final class KeyframeElement<Value, Path: Keyframes, Content: View>: ViewElement<KeyframeSteps<Value, Path, Content>>,
  RunningAnimation
where Value == Path.Value {
  private var child: ViewElement<Content>!
  private var value: Value
  private var start: TimeInterval = 0
  private var timeline: KeyframeTimeline<Value>?
  private var trigger: AnyTrigger?

  override init(_ view: KeyframeSteps<Value, Path, Content>, _ inputs: _ViewInputs) {
    value = view.initialValue
    trigger = view.mode.trigger
    super.init(view, inputs)
    child = makeElement(of: content, self.inputs)
    if trigger == nil { run() }
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [child] }
  override func willUnmount() { graph.timeline.end(of: self) }

  override func rebuild() {
    if trigger != view.mode.trigger {
      trigger = view.mode.trigger
      run()
      if graph.timeline.showing == .end { value = end }
    }
    child.update(to: content)
  }

  private var content: Content { recording { view.content(value) } }

  private func run() {
    start = graph.timeline.now
    timeline = KeyframeTimeline(value, view.keyframes(value))
    graph.timeline.run(self, for: self)
  }

  private var end: Value {
    guard let timeline, !view.mode.isEndless else { return view.initialValue }
    return timeline.value(time: timeline.duration)
  }

  func isOver(at time: TimeInterval) -> Bool { !view.mode.isEndless && time - start >= timeline?.duration ?? 0 }

  func show(at time: TimeInterval) {
    guard let timeline, timeline.duration > 0 else { return showEnd() }
    var elapsed = time - start
    if view.mode.isEndless { elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration) }
    show(timeline.value(time: elapsed))
  }

  func showEnd() { show(end) }

  private func show(_ new: Value) {
    value = new
    graph.showing(Transaction(animation: nil)) { child.update(to: content) }
  }
}
