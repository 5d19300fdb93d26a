/// Builds the tracks of a value.
@resultBuilder
public struct KeyframesBuilder<Value>: Sendable {
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content where Value == Content.Value {
    expression
  }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { expression }

  public static func buildBlock() -> some Keyframes<Value> { NoTracks<Value>() }

  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable { StepList<Value>(steps: []) }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Value == Content.Value { first }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    TrackPair(first: accumulated, second: next)
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    StepPair(first: accumulated, second: next)
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    StepList(steps: components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    .init(storage: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    .init(storage: .second(component))
  }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content where Value == Content.Value {
    component
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack { component }
  }
}

/// Builds the steps of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable>: Sendable {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { expression }

  public static func buildBlock() -> some KeyframeTrackContent<Value> { StepList<Value>(steps: []) }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    StepPair(first: accumulated, second: next)
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    StepList(steps: components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(storage: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(storage: .second(component))
  }

  /// One of two kinds of steps.
  public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    public typealias Value = ConditionalValue
    public typealias Body = Conditional<ConditionalValue, First, Second>

    enum Storage {
      case first(First)
      case second(Second)
    }

    let storage: Storage

    public var body: Self { return self }

    public func _addSteps(to path: inout _KeyframePath<ConditionalValue>) {
      switch storage {
      case .first(let content): content._addSteps(to: &path)
      case .second(let content): content._addSteps(to: &path)
      }
    }
  }
}

// MARK: - What is built

private struct NoTracks<Value>: Keyframes {
  var body: Never { return fatalError("there are no tracks") }
  func _addTracks(to tracks: inout _KeyframeTracks<Value>) {}
}

private struct TrackPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  typealias Value = First.Value

  let first: First
  let second: Second

  var body: Never { return fatalError("two tracks are primitive: they have no body") }

  func _addTracks(to tracks: inout _KeyframeTracks<First.Value>) {
    first._addTracks(to: &tracks)
    second._addTracks(to: &tracks)
  }
}

private struct StepPair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  typealias Value = First.Value

  let first: First
  let second: Second

  var body: Self { return self }

  func _addSteps(to path: inout _KeyframePath<First.Value>) {
    first._addSteps(to: &path)
    second._addSteps(to: &path)
  }
}

private struct StepList<Value: Animatable>: KeyframeTrackContent {
  let steps: [any KeyframeTrackContent<Value>]

  var body: Self { return self }

  func _addSteps(to path: inout _KeyframePath<Value>) {
    for step in steps { step._addSteps(to: &path) }
  }
}
