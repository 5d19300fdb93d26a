@_spi(Runtime) import SwiftUICore

/// One screen of a stack with its bars.
struct NavigationScreen<Content: View>: View {
  let content: Content
  let bar: NavigationBarModel
  let stack: NavigationStackModel?
  /// Takes the screen away; nil for a root.
  let pop: (@MainActor () -> Void)?

  var body: some View {
    NavigationContainer(
      bar: NavigationBar(model: bar, pop: pop),
      content: content.modifier(
        _EnvironmentModifier {
          $0.navigationBar = bar
          $0.navigationStack = stack
          if let pop { $0.popsScreen = NavigationPop(action: pop) }
        }))
  }
}

/// Takes away the screen of a stack that a view stands on.
struct NavigationPop: Equatable {
  let action: @MainActor () -> Void

  // It does the same as long as the screen stands.
  static func == (a: NavigationPop, b: NavigationPop) -> Bool { true }
}

private enum NavigationPopKey: EnvironmentKey {
  static var defaultValue: NavigationPop? { nil }
}

extension EnvironmentValues {
  /// Pops the pushed screen around; nil on a root.
  var popsScreen: NavigationPop? {
    get { self[NavigationPopKey.self] }
    set { self[NavigationPopKey.self] = newValue }
  }
}
