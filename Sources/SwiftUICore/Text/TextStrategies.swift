extension Text {
  /// Which side the lines of a text lead from.
  public struct AlignmentStrategy: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case `default`, layoutBased, writingDirectionBased }

    private let kind: Kind

    public static let `default` = AlignmentStrategy(kind: .default)
    public static let layoutBased = AlignmentStrategy(kind: .layoutBased)
    public static let writingDirectionBased = AlignmentStrategy(kind: .writingDirectionBased)
  }

  /// Which way the lines of a text run.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case `default`, layoutBased, contentBased }

    private let kind: Kind

    public static let `default` = WritingDirectionStrategy(kind: .default)
    public static let layoutBased = WritingDirectionStrategy(kind: .layoutBased)
    public static let contentBased = WritingDirectionStrategy(kind: .contentBased)
  }
}
