@_spi(Runtime) import SwiftUICore

/// One screen of a stack with its bars.
struct NavigationScreen<Content: View>: View {
  let content: Content
  let bar: NavigationBarModel
  let stack: NavigationStackModel?
  /// Takes the screen away; nil for a root.
  let dismissal: ScreenDismissal?

  var body: some View {
    NavigationContainer(
      model: bar, dismissal: dismissal,
      content: content.modifier(
        _EnvironmentModifier {
          $0.navigationBar = bar
          $0.navigationStack = stack
          if let dismissal { $0.dismiss = DismissAction(target: dismissal) }
        }))
  }
}

/// Takes a pushed screen away.
final class ScreenDismissal: Dismissible {
  private let action: @MainActor () -> Void

  init(action: @escaping @MainActor () -> Void) { self.action = action }

  func dismiss() { action() }
}
