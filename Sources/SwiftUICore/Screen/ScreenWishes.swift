/// What the views of a screen ask of the system around it, the innermost one last.
@MainActor @_spi(Runtime) public final class ScreenWishes {
  /// One thing that can be asked for.
  public struct Kind<Value>: Sendable {
    let name: String
  }

  /// The screen's own color scheme, once a view has preferred another one.
  fileprivate var systemColorScheme: ColorScheme?
  private var wishes: [(element: ObjectIdentifier, depth: Int, name: String, value: Any)] = []

  /// What the innermost view asks for that asks for anything.
  public func value<Value>(of kind: Kind<Value>) -> Value? {
    wishes.last { $0.name == kind.name }.map { $0.value as! Value }
  }

  func set<Value>(_ kind: Kind<Value>, _ value: Value?, by element: Element) {
    let place = ObjectIdentifier(element)
    wishes.removeAll { $0.element == place }
    guard let value else { return }
    let index = wishes.firstIndex { $0.depth > element.depth } ?? wishes.endIndex
    wishes.insert((place, element.depth, kind.name, value), at: index)
  }
}

extension ViewGraph {
  /// What the views of this screen ask of the system.
  public var screenWishes: ScreenWishes { attachment { ScreenWishes() } }
}

extension ScreenWishes.Kind where Value == ColorScheme {
  static var colorScheme: Self { Self(name: "color scheme") }
}

extension ScreenWishes.Kind where Value == Bool {
  public static var statusBarHidden: Self { Self(name: "status bar") }
}

extension ScreenWishes.Kind where Value == Visibility {
  public static var systemOverlays: Self { Self(name: "system overlays") }
}

extension ScreenWishes.Kind where Value == Edge.Set {
  public static var deferredGestures: Self { Self(name: "deferred gestures") }
}

/// Asks the system for something while the view stands there.
nonisolated struct ScreenWishModifier<Value>: ViewModifier {
  typealias Body = Never

  let kind: ScreenWishes.Kind<Value>
  /// Nil asks for nothing.
  let value: Value?

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(ScreenWishElement(view, inputs))
  }
}

private final class ScreenWishElement<Content: View, Value>: ModifiedElement<Content, ScreenWishModifier<Value>> {
  override func didMount() { tell(view.modifier.value) }
  override func modifierDidChange(from old: ScreenWishModifier<Value>) { tell(view.modifier.value) }
  override func willUnmount() { tell(nil) }

  private func tell(_ value: Value?) {
    graph.screenWishes.set(view.modifier.kind, value, by: self)
    graph.applyPreferredColorScheme()
  }
}

extension View {
  /// Asks for a light or a dark screen while the view stands there; nil leaves it to the system.
  ///
  /// - Gap: what a sheet prefers holds for the whole screen.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(ScreenWishModifier(kind: .colorScheme, value: colorScheme))
  }

  /// - Gap: the screen has no status bar; the stage tells what was asked for.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(ScreenWishModifier(kind: .statusBarHidden, value: hidden))
  }

  /// - Gap: the screen has no status bar; the stage tells what was asked for.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// - Gap: the screen has no system overlays; the stage tells what was asked for.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(ScreenWishModifier(kind: .systemOverlays, value: visibility))
  }

  /// - Gap: the system has no gestures of its own; the stage tells what was asked for.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(ScreenWishModifier(kind: .deferredGestures, value: edges))
  }

  /// Sets the color scheme of the view alone; `preferredColorScheme` asks for that of the screen.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

extension ViewGraph {
  /// The screen is as its innermost view prefers it, and else as it was made.
  func applyPreferredColorScheme() {
    let wishes = screenWishes
    let preferred = wishes.value(of: .colorScheme)
    Recorder.withoutRecording {
      if preferred != nil, wishes.systemColorScheme == nil {
        wishes.systemColorScheme = EnvironmentValues(reading: rootEnvironment).colorScheme
      }
      guard let scheme = preferred ?? wishes.systemColorScheme else { return }
      rootEnvironment.change { $0.colorScheme = scheme }
    }
  }
}
