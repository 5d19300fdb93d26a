extension ViewModifier {
  /// This modifier, and around it another one.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Shows changes that the modifier makes in `animation`, and not those of the view that it is applied to.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
    TransactingModifier(base: self) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction in which the modifier is updated, and not that of the view that it is applied to.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactingModifier(base: self, transform: transform)
  }
}

private nonisolated struct TransactingModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  @MainActor func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(base) } }
}

/// Two modifiers, the second around the first.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public static func _makeModified<Inside: SwiftUICore.View>(
    _ view: ModifiedContent<Inside, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(TwiceModifiedElement(view, inputs))
  }
}

private final class TwiceModifiedElement<Content: View, Inner: ViewModifier, Outer: ViewModifier>:
  ViewElement<ModifiedContent<Content, ModifiedContent<Inner, Outer>>>
{
  private var content: ViewElement<ModifiedContent<ModifiedContent<Content, Inner>, Outer>>!

  override init(_ view: ModifiedContent<Content, ModifiedContent<Inner, Outer>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeElement(of: modified, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }

  override func rebuild() { content.update(to: modified) }

  private var modified: ModifiedContent<ModifiedContent<Content, Inner>, Outer> {
    view.content.modifier(view.modifier.content).modifier(view.modifier.modifier)
  }
}
