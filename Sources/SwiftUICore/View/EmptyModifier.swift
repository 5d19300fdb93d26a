/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable, BitwiseCopyable {
  public typealias Body = Never

  public static let identity = EmptyModifier()

  public init() {}

  @MainActor public static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, EmptyModifier>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ModifiedElement(view, inputs))
  }
}
