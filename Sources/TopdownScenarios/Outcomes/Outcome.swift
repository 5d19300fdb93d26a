import SwiftUI

/// What a scripted boundary does when it is called: succeed, fail, wait, never answer, be answered by hand, or each in turn.
public struct Outcome<Value> {
  indirect enum Form {
    case success(Value)
    case failure(any Error)
    case delayed(Outcome, by: Duration)
    case never
    case manual(Manual<Value>)
    case sequence([Outcome])
  }

  let form: Form

  /// Returns `value`.
  public static func success(_ value: Value) -> Outcome { Outcome(form: .success(value)) }

  /// Throws `error`.
  public static func failure(_ error: any Error) -> Outcome { Outcome(form: .failure(error)) }

  /// Waits, then does what `outcome` says; a cancelled wait throws `CancellationError` at once.
  public static func delayed(_ outcome: Outcome, by duration: Duration) -> Outcome {
    Outcome(form: .delayed(outcome, by: duration))
  }

  /// Waits, then returns `value`; a cancelled wait throws `CancellationError` at once.
  public static func delayed(_ value: Value, by duration: Duration) -> Outcome { delayed(.success(value), by: duration) }

  /// Does not answer until the task is cancelled, then throws `CancellationError`.
  public static var never: Outcome { Outcome(form: .never) }

  /// Each call takes the next outcome; after the last, the last again.
  /// - Precondition: There is at least one.
  public static func sequence(_ outcomes: [Outcome]) -> Outcome {
    precondition(!outcomes.isEmpty, "Outcome.sequence is empty, so a call has no answer; list at least one outcome")
    return Outcome(form: .sequence(outcomes.flatMap(\.inTurn)))
  }

  /// Throws the error of a server that wants to know who asks: `URLError(.userAuthenticationRequired)`.
  public static var unauthorized: Outcome { .failure(URLError(.userAuthenticationRequired)) }

  var inTurn: [Outcome] {
    if case .sequence(let outcomes) = form { outcomes } else { [self] }
  }
}

extension Outcome where Value: RangeReplaceableCollection {
  /// Returns nothing to show: `[]`.
  public static var empty: Outcome { .success(Value()) }

  /// Each call returns the next page; after the last, what `end` says: nothing more.
  public static func pages(_ pages: [Value], then end: Outcome = .empty) -> Outcome {
    .sequence(pages.map { .success($0) } + [end])
  }
}

extension Outcome: Sendable where Value: Sendable {}
extension Outcome.Form: Sendable where Value: Sendable {}
