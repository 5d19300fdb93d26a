/// A change of a view that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  @MainActor static func _makeModified<View: SwiftUICore.View>(
    _ view: ModifiedContent<View, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier: it has no body") }
}

extension ViewModifier {
  @MainActor public static func _makeModified<View: SwiftUICore.View>(
    _ view: ModifiedContent<View, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(CustomModifierElement(view, inputs))
  }
}

/// Stands for the content in the body of a modifier.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let provider: ContentProvider

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ModifierContentElement(view, inputs))
  }
}

/// Makes the real content wherever a modifier's body puts it, and keeps what it made up to date.
@MainActor class ContentProvider {
  func make(_ inputs: _ViewInputs) -> Element { fatalError("a content provider must override make") }
}

private final class TypedContentProvider<Content: View>: ContentProvider {
  private var content: Content
  private var made: [ViewElement<Content>] = []

  init(_ content: Content) { self.content = content }

  override func make(_ inputs: _ViewInputs) -> Element {
    let element = makeElement(of: content, inputs)
    made.append(element)
    return element
  }

  /// Hands `new` to what was made before; what `rebuildBody` makes starts from it.
  @MainActor func update(to new: Content, _ rebuildBody: () -> Void) {
    content = new
    let known = made
    rebuildBody()
    made.removeAll { !$0.isMounted }
    for element in known where element.isMounted { element.update(to: new) }
  }
}

private final class ModifierContentElement<Modifier: ViewModifier>: ViewElement<_ViewModifier_Content<Modifier>> {
  private var content: Element!

  override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = view.provider.make(self.inputs)
  }

  override var childElements: [Element] { [content] }
}

/// The element of a modifier with a body.
private final class CustomModifierElement<Content: View, Modifier: ViewModifier>: ViewElement<ModifiedContent<Content, Modifier>>
{
  private let provider: TypedContentProvider<Content>
  private var child: ViewElement<Modifier.Body>!
  private var slots: [AnyObject] = []
  private var modifier: Modifier

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    provider = TypedContentProvider(view.content)
    modifier = view.modifier
    super.init(view, inputs)
    child = makeElement(of: evaluate(), self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var viewName: String { String(describing: Modifier.self) }
  override var childElements: [Element] { [child] }
  override var propertyStorage: [AnyObject] { slots }

  override func viewDidChange() {
    provider.update(to: view.content) {
      show(graph.isAnimating ? animated(view.modifier, from: modifier) { [weak self] in self?.show($0) } : view.modifier)
    }
  }

  private func show(_ new: Modifier) {
    if ValueComparison.areEqual(modifier, new) { return rebuildIfDirty() }
    modifier = new
    rebuild()
  }

  override func rebuild() { child.update(to: evaluate()) }

  private func evaluate() -> Modifier.Body {
    graph.noteBody(of: Modifier.self)
    return recording {
      var installed = modifier
      PropertyInstaller.install(in: &installed, slots: &slots, element: self)
      return installed.body(content: _ViewModifier_Content(provider: provider))
    }
  }
}
