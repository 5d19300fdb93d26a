private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private enum ContinuityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum VelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum CompletionsKey: TransactionKey {
  static var defaultValue: Completions? { nil }
}

extension Transaction {
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// How views show the change, where they don't say otherwise.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether the change is one of many that follow each other, as while a finger moves.
  public var isContinuous: Bool {
    get { self[ContinuityKey.self] }
    set { self[ContinuityKey.self] = newValue }
  }

  /// Whether views should remember how fast the value changes.
  public var tracksVelocity: Bool {
    get { self[VelocityKey.self] }
    set { self[VelocityKey.self] = newValue }
  }

  /// Runs `completion` when the animations that the change starts are over; after the change where it starts none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let completions = self[CompletionsKey.self] ?? Completions()
    completions.waiting.append(Completion(criteria: criteria, action: completion))
    self[CompletionsKey.self] = completions
  }

  func takeCompletions() -> [Completion] {
    guard let completions = self[CompletionsKey.self] else { return [] }
    defer { completions.waiting = [] }
    return completions.waiting
  }

  /// Runs what waits, where no view has taken the change up.
  fileprivate func endUnused() {
    if isUsed { return }
    for completion in takeCompletions() { completion.action() }
  }
}

/// What waits for the animations of a transaction.
struct Completion {
  let criteria: AnimationCompletionCriteria
  let action: () -> Void
}

private final class Completions {
  var waiting: [Completion] = []
}

/// Makes the changes of `body` in a transaction with `animation`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Makes the changes of `body` in a transaction with `animation`, and runs `completion` when they have been shown.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current.separated()
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  let result = try transaction.perform(body)
  transaction.endUnused()
  return result
}

extension Binding {
  /// The same binding, whose writes are shown in an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
