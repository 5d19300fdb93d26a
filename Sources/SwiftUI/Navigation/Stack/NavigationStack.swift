@_spi(Runtime) import SwiftUICore

/// Screens one above the other: the root below, and one for each value of the path.
///
/// Screens below the top one keep their state; they have disappeared, and appear again when they are uncovered. What is
/// popped is gone.
///
/// - Gap: a large title gives way and comes back at once, not little by little as the content scrolls.
@MainActor @preconcurrency public struct NavigationStack<Data, Root> where Root: View {
  private let root: Root
  private let source: (@MainActor () -> NavigationPathSource)?
  @State private var ownPath = NavigationPath()
  @State private var model = NavigationStackModel()
}

extension NavigationStack: View {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    source = nil
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    source = { NavigationPathSource(path) }
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    source = { NavigationPathSource(path) }
  }

  public var body: some View {
    NavigationScreens(root: root, path: source?() ?? NavigationPathSource($ownPath), model: model)
  }
}
