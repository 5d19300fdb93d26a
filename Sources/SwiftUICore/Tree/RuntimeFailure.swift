/// Why a tree can't go on.
@_spi(Runtime) public enum RuntimeFailure: Error, Equatable, CustomStringConvertible {
  case runaway(view: String, source: String?)
  case layoutCycle(view: String)

  /// How often one body may run in one update, and how many rounds of layout may follow each other.
  static let evaluationLimit = 100
  static let layoutLimit = 200

  public var description: String {
    switch self {
    case .runaway(let view, let source):
      let cause = source.map { "it reads \($0), which changes whenever it runs" } ?? "something above it changes whenever it runs"
      return "\(view) never settles: its body ran more than \(Self.evaluationLimit) times in one update, because \(cause). "
        + "Write state from an action, a task or onChange with a condition, not from a body."
    case .layoutCycle(let view):
      return "the layout of \(view) never settles: its size changes whenever it is laid out. "
        + "Break the circle between what is measured and what is set."
    }
  }
}
