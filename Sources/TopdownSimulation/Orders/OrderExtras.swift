/// What else is tried besides the order of jobs.
public struct OrderExtras: OptionSet, Hashable, Sendable {
  /// Each task that the body begins is cancelled at each point, one of them in a run: before each job, and before time moves on.
  ///
  /// The body itself and child tasks are not: a child ends with its parent.
  public static let cancellation = OrderExtras(rawValue: 1)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}
