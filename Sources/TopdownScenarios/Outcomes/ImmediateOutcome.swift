import SwiftUI

/// What a scripted boundary that can't wait does: succeed, fail, or each in turn.
///
/// `Failure` is what it may throw: `any Error`, one type, or `Never`.
public struct ImmediateOutcome<Value, Failure: Error> {
  let results: [Result<Value, Failure>]

  /// Returns `value`.
  public static func success(_ value: Value) -> Self { Self(results: [.success(value)]) }

  /// Throws `error`.
  public static func failure(_ error: Failure) -> Self { Self(results: [.failure(error)]) }

  /// Each call takes the next outcome; after the last, the last again.
  /// - Precondition: There is at least one.
  public static func sequence(_ outcomes: [Self]) -> Self {
    precondition(
      !outcomes.isEmpty, "ImmediateOutcome.sequence is empty, so a call has no answer; list at least one outcome")
    return Self(results: outcomes.flatMap(\.results))
  }
}

extension ImmediateOutcome where Value: RangeReplaceableCollection {
  /// Returns nothing to show: `[]`.
  public static var empty: Self { .success(Value()) }
}

extension ImmediateOutcome where Failure == any Error {
  /// Throws the error of a server that wants to know who asks: `URLError(.userAuthenticationRequired)`.
  public static var unauthorized: Self { .failure(URLError(.userAuthenticationRequired)) }
}

extension ImmediateOutcome: Sendable where Value: Sendable {}
