@_spi(Runtime) import SwiftUICore

/// Puts a screen above the one that the view stands on.
nonisolated struct NavigationPresentationModifier: ViewModifier {
  typealias Body = Never

  let isPresented: Bool
  let id: AnyHashable?
  let content: () -> AnyView
  let end: () -> Void

  init(isPresented: Bool, id: AnyHashable?, content: @escaping () -> AnyView, end: @escaping () -> Void) {
    self.isPresented = isPresented
    self.id = id
    self.content = content
    self.end = end
  }

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(NavigationPresentationElement(view, inputs))
  }
}

private final class NavigationPresentationElement<Content: View>: ModifiedElement<Content, NavigationPresentationModifier> {
  private lazy var surroundings = NavigationSurroundings(self)
  private var presentation: NavigationPresentation?

  override var ground: PresenceScope? { surroundings.ground }
  override func didMount() { follow() }
  override func modifierDidChange(from old: NavigationPresentationModifier) { if isPresent { follow() } }
  override func willUnmount() { withdraw() }

  private func follow() {
    let modifier = view.modifier
    guard modifier.isPresented else { return withdraw() }
    if let presentation, presentation.id == modifier.id {
      presentation.content = modifier.content()
      presentation.end = modifier.end
      surroundings.stack?.presentationDidChange()
    } else {
      withdraw()
      let new = NavigationPresentation(id: modifier.id, content: modifier.content(), end: modifier.end)
      presentation = new
      surroundings.stack?.present(new)
    }
  }

  private func withdraw() {
    if let presentation { surroundings.stack?.withdraw(presentation) }
    presentation = nil
  }
}
