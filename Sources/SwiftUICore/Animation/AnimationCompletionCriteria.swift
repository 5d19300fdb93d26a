/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  /// When it is as good as over, though a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}
