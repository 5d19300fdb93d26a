/// A view whose body runs again only when it is not equal to the one before.
public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView {
  public var content: Content

  public init(content: Content) { self.content = content }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(EquatableElement(view, inputs))
  }
}

extension EquatableView: SelfComparing {
  func isUnchanged(from old: EquatableView) -> Bool { content == old.content }
}

extension View where Self: Equatable {
  /// Keeps the view from being updated by an equal value.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableElement<Content: Equatable & View>: ViewElement<EquatableView<Content>> {
  private var content: ViewElement<Content>!

  override init(_ view: EquatableView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeElement(of: view.content, self.inputs)
  }

  override var childElements: [Element] { [content] }
  override func rebuild() { content.update(to: view.content) }
}
