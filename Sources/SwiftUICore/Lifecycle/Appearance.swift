/// Tells when its content enters or leaves the tree.
nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never

  enum Moment { case appear, disappear }

  let moment: Moment
  let action: (() -> Void)?

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(AppearanceElement(view, inputs))
  }
}

extension View {
  /// Runs `action` when the view enters the tree; children's actions come first.
  ///
  /// - Gap: on a `Group` or a `ForEach` the action runs once for all of their views, where other modifiers apply to each.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(moment: .appear, action: action))
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(moment: .disappear, action: action))
  }
}

private final class AppearanceElement<Content: View>: ModifiedElement<Content, AppearanceModifier> {
  override func didMount() {
    guard view.modifier.moment == .appear else { return }
    graph.afterUpdate { [self] in view.modifier.action?() }
  }

  override func willUnmount() {
    guard view.modifier.moment == .disappear else { return }
    graph.afterUpdate { [self] in view.modifier.action?() }
  }
}

/// The element of a modifier that watches and adds no node; the content stands below it.
@_spi(Runtime) open class ModifiedElement<Content: View, Modifier: ViewModifier>: ViewElement<ModifiedContent<Content, Modifier>>
{
  package private(set) final var content: ViewElement<Content>!
  private var known: Modifier

  public override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    known = view.modifier
    super.init(view, inputs)
    content = makeElement(of: view.content, inputsOfContent())
    if let presence = inputs.presence { presence.add(self) } else { didMount() }
  }

  /// What the content is given; called once, before it is made.
  open func inputsOfContent() -> _ViewInputs { inputs }

  /// Called once the content stands; where it stands ready only, each time that it is shown.
  open func didMount() {}

  /// The scope that what the element does belongs to: it acts as long as it is chosen inside of that, as a title does on a
  /// screen that another covers. Where it is nil, it acts while it is shown.
  open var ground: PresenceScope? { nil }

  package override final var isPresent: Bool { inputs.presence?.isChosen(for: self) ?? true }

  package var actsWhereCovered: Bool { false }

  /// Called with the newest modifier, after the content was updated.
  open func modifierDidChange(from old: Modifier) {}

  public override final var skipsEqualValues: Bool { false }
  open override var childElements: [Element] { [content] }

  public override final func viewDidChange() {
    let old = known
    known = view.modifier
    content.update(to: view.content)
    modifierDidChange(from: old)
  }
}
