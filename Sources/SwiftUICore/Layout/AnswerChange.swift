/// What is different about a node's answers.
@_spi(Runtime) public struct AnswerChange: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let widths = AnswerChange(rawValue: 1)
  public static let heights = AnswerChange(rawValue: 2)
  /// Lengths of both axes, guides, spacing, or answers that are no longer known.
  public static let more = AnswerChange(rawValue: 4)

  /// The lengths of one axis.
  static func lengths(along axis: Axis) -> AnswerChange { axis == .horizontal ? .widths : .heights }
}

/// A child whose sizes are other ones along one axis; nothing else about it has changed.
@_spi(Runtime) public struct ChangedChild {
  public let node: LayoutNode
  public let change: AnswerChange
}
