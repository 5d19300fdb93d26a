/// Stands for a view in what is put around it.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView, @unchecked Sendable {
  private let content: AnyView

  package nonisolated init(_ content: some View) { self.content = AnyView(content) }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PassThroughElement(view, content: \.content, inputs))
  }
}
