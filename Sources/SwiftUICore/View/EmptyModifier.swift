/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, BitwiseCopyable, Sendable {
  public typealias Body = Never

  public static let identity = EmptyModifier()

  public init() {}

  @MainActor public static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, EmptyModifier>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(UnmodifiedElement(view, inputs))
  }
}

private final class UnmodifiedElement<Content: View>: ViewElement<ModifiedContent<Content, EmptyModifier>> {
  private var content: ViewElement<Content>!

  override init(_ view: ModifiedContent<Content, EmptyModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeElement(of: view.content, self.inputs)
  }

  override var childElements: [Element] { [content] }
  override func rebuild() { content.update(to: view.content) }
}
