import Foundation

extension View {
  /// Hands a place in the view to the views around, as part of a preference.
  ///
  /// - Gap: a view inside `rotationEffect`, `scaleEffect` or `transformEffect` is told where it would stand without.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorModifier<A, K>(source: value, transform: transform))
  }

  /// Adds a place in the view to what the views inside wrote.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorTransformModifier<A, K>(source: value, transform: transform))
  }
}

/// An element that tells where the views stand that its modifier is applied to.
class AnchoringElement<Content: View, Modifier: ViewModifier, Scope: PreferenceScope>: PreferenceElement<
  Content, Modifier, Scope
>,
FrameWatcher
{
  private var known: [CGRect]?

  override final func didMount() {
    graph.layout.watch(self)
    super.didMount()
  }

  override final func willUnmount() {
    graph.layout.unwatch(self)
    known = nil
    super.willUnmount()
  }

  override final func modifierDidChange(from old: Modifier) { known = nil }

  nonisolated final func tellIfMoved() { MainActor.assumeIsolated { writeIfMoved() } }

  private func writeIfMoved() {
    let frames = contentViews.map(\.screenFrame)
    if frames == known { return }
    known = frames
    write(frames)
  }

  func write(_ frames: [CGRect]) {}
}

nonisolated struct AnchorModifier<Value, Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let source: Anchor<Value>.Source
  let transform: (Anchor<Value>) -> Key.Value

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(AnchorElement(view, inputs))
  }
}

private final class AnchorElement<Content: View, Value, Key: PreferenceKey>:
  AnchoringElement<Content, AnchorModifier<Value, Key>, WritingScope<Key>>
{
  override func write(_ frames: [CGRect]) {
    let modifier = view.modifier
    scope.write(frames.reduce(nil) { Key.combine($0, modifier.transform(modifier.source.anchor($1))) })
  }
}

nonisolated struct AnchorTransformModifier<Value, Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let source: Anchor<Value>.Source
  let transform: (inout Key.Value, Anchor<Value>) -> Void

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(AnchorTransformElement(view, inputs))
  }
}

private final class AnchorTransformElement<Content: View, Value, Key: PreferenceKey>:
  AnchoringElement<Content, AnchorTransformModifier<Value, Key>, TransformingScope<Key>>
{
  override func write(_ frames: [CGRect]) {
    let modifier = view.modifier
    scope.change { value in
      for frame in frames { modifier.transform(&value, modifier.source.anchor(frame)) }
    }
  }
}
