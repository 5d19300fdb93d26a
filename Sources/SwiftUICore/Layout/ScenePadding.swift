/// The space between a scene's content and its edges.
///
/// - Gap: it is the same for every kind of padding, and on screens of every width.
public struct ScenePadding: Equatable, Sendable {
  private enum Kind { case minimum, navigationBar }

  private let kind: Kind

  public static let minimum = ScenePadding(kind: .minimum)
  /// As much as the titles of navigation bars have.
  public static let navigationBar = ScenePadding(kind: .navigationBar)
}

extension View {
  /// Adds the scene's padding to some edges.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

  /// Adds a kind of the scene's padding to some edges.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, PaddingModifier.standard)
  }
}
