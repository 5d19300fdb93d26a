/// What a scripted async boundary does that may throw one type of error only, or, where `Failure` is `Never`, none.
public struct TypedOutcome<Value, Failure: Error> {
  enum Form {
    case result(Result<Value, Failure>)
    case trying(Outcome<Value>, otherwise: Result<Value, Failure>)
  }

  let forms: [Form]

  /// Returns `value`.
  public static func success(_ value: Value) -> Self { Self(forms: [.result(.success(value))]) }

  /// Throws `error`.
  public static func failure(_ error: Failure) -> Self { Self(forms: [.result(.failure(error))]) }

  /// Does what `outcome` says, any outcome; where that throws another error than a `Failure`, what `fallback` says.
  ///
  /// A wait throws when it is cancelled, so `fallback` is also the answer to a cancelled call.
  public static func trying(_ outcome: Outcome<Value>, otherwise fallback: Result<Value, Failure>) -> Self {
    Self(forms: outcome.inTurn.map { .trying($0, otherwise: fallback) })
  }

  /// Each call takes the next outcome; after the last, the last again.
  /// - Precondition: There is at least one.
  public static func sequence(_ outcomes: [Self]) -> Self {
    precondition(!outcomes.isEmpty, "TypedOutcome.sequence is empty, so a call has no answer; list at least one outcome")
    return Self(forms: outcomes.flatMap(\.forms))
  }
}

extension TypedOutcome where Failure == Never {
  /// Does what `outcome` says, any outcome; where that throws, also as a cancelled wait does, it returns `fallback`.
  public static func trying(_ outcome: Outcome<Value>, otherwise fallback: Value) -> Self {
    trying(outcome, otherwise: .success(fallback))
  }

  /// Waits, then returns `value`; a cancelled wait returns it at once.
  public static func delayed(_ value: Value, by duration: Duration) -> Self {
    trying(.delayed(value, by: duration), otherwise: value)
  }
}

extension TypedOutcome where Value: RangeReplaceableCollection {
  /// Returns nothing to show: `[]`.
  public static var empty: Self { .success(Value()) }
}

extension TypedOutcome.Form {
  /// Does what the outcome says, on the actor of whoever asks.
  nonisolated(nonsending) func answer(to call: BoundaryEvent) async throws(Failure) -> Value {
    switch self {
    case .result(let result): return try result.get()
    case .trying(let outcome, let fallback):
      do {
        return try await outcome.answer(to: call)
      } catch {
        if let failure = error as? Failure { throw failure }
        return try fallback.get()
      }
    }
  }
}

extension TypedOutcome: Sendable where Value: Sendable {}
extension TypedOutcome.Form: Sendable where Value: Sendable {}
