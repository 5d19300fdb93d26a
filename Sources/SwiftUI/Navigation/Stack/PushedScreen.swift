@_spi(Runtime) import SwiftUICore

/// A screen above the root of a stack.
@MainActor final class PushedScreen {
  /// What asks for the screen: the same key is the same screen.
  enum Key: @MainActor Equatable {
    case value(NavigationPathItem, position: Int)
    case presentation(NavigationPresentation)

    static func == (a: Key, b: Key) -> Bool {
      switch (a, b) {
      case (.value(let first, let place), .value(let second, let other)): place == other && first == second
      case (.presentation(let first), .presentation(let second)): first === second
      case (.value, .presentation), (.presentation, .value): false
      }
    }
  }

  let key: Key
  let scope: PresenceScope
  let bar: NavigationBarModel
  let dismissal: ScreenDismissal
  let element: ViewElement<NavigationScreen<AnyView>>

  init(
    key: Key, scope: PresenceScope, bar: NavigationBarModel, dismissal: ScreenDismissal,
    element: ViewElement<NavigationScreen<AnyView>>
  ) {
    self.key = key
    self.scope = scope
    self.bar = bar
    self.dismissal = dismissal
    self.element = element
  }

  func leave() {
    element.unmount()
    scope.end()
  }
}
