/// What a navigation bar shows for one screen.
public struct NavigationBarItem: Sendable {
  /// How large the title is; `automatic` is large on the first screen.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}
