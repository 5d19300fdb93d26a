/// A view that shows nothing and takes no place.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
  public nonisolated init() {}

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ViewElement(view, inputs))
  }
}
