private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
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
}

/// Makes the changes of `body` in a transaction with `animation`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
