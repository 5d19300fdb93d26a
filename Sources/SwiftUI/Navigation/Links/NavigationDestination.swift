@_spi(Runtime) import SwiftUICore

extension View {
  /// Says what screen the stack around shows for a value of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(destination: destination))
  }

  /// Shows a screen above this one while the binding is true; popping it makes the binding false.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let content = AnyView(destination())
    return modifier(
      NavigationPresentationModifier(isPresented: isPresented.wrappedValue, id: nil, content: { content }) {
        isPresented.wrappedValue = false
      })
  }

  /// Shows a screen for the item above this one; popping it makes the binding nil, and another item is another screen.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    return modifier(
      NavigationPresentationModifier(
        isPresented: value != nil, id: value.map { AnyHashable($0) },
        content: {
          guard let value else { return AnyView(EmptyView()) }
          return AnyView(BuiltScreen { destination(value) })
        }, end: { item.wrappedValue = nil }))
  }
}

/// A screen whose builder runs as a body does: what it reads is recorded.
nonisolated struct BuiltScreen<Content: View>: View {
  let build: () -> Content

  init(_ build: @escaping () -> Content) { self.build = build }

  @MainActor var body: some View { build() }
}

nonisolated struct NavigationDestinationModifier<D: Hashable, C: View>: ViewModifier {
  typealias Body = Never

  let destination: (D) -> C

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(NavigationDestinationElement(view, inputs))
  }
}

/// Tells the stack around where values of a type lead, while it is on one of its screens.
private final class NavigationDestinationElement<Content: View, D: Hashable, C: View>:
  ModifiedElement<Content, NavigationDestinationModifier<D, C>>
{
  private lazy var surroundings = NavigationSurroundings(self)

  override var ground: PresenceScope? { surroundings.ground }

  override func didMount() {
    if surroundings.stack == nil {
      graph.warn(NavigationWarning.destinationOutside("navigationDestination(for: \(D.self).self)"))
    }
    tellStack()
  }

  override func modifierDidChange(from old: NavigationDestinationModifier<D, C>) { tellStack() }

  override func willUnmount() { surroundings.stack?.removeDestination(of: self) }

  private func tellStack() {
    let destination = view.modifier.destination
    surroundings.stack?.set(
      NavigationStackModel.Destination(owner: ObjectIdentifier(self)) { item in
        item.value(as: D.self).map { value in AnyView(BuiltScreen { destination(value) }) }
      })
  }
}

/// The stack and the screen around an element.
struct NavigationSurroundings {
  let stack: NavigationStackModel?
  /// The screen's scope: what is said about a screen holds while another covers it.
  let ground: PresenceScope?

  @MainActor init(_ element: Element) {
    let environment = EnvironmentValues(reading: element.environment)
    (stack, ground) = Recorder.withoutRecording { (environment.navigationStack, environment.navigationBar?.ground) }
  }
}
