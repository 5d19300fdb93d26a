@_spi(Runtime) import SwiftUICore

/// A screen with a navigation bar.
///
/// - Gap: destinations and paths are not there yet: the stack shows its root. A large title does not collapse when the
///   content scrolls, and the safe area of the status bar is zero.
@MainActor @preconcurrency public struct NavigationStack<Data, Root> where Root: View {
  private let root: Root
  @State private var bar = NavigationBarModel()
}

extension NavigationStack: View {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  public var body: some View {
    NavigationContainer(bar: NavigationBar(model: bar), content: root.environment(\.navigationBar, bar))
  }
}
