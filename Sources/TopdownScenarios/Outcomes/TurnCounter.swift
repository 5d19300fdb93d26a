import SwiftUI

/// Counts the calls of a boundary, so that each takes its own of several outcomes.
final class TurnCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var turns = 0

  /// The number of turns before this one.
  func next() -> Int {
    lock.withLock {
      defer { turns += 1 }
      return turns
    }
  }

  /// The next of `outcomes`; after the last, the last again.
  func next<Element>(of outcomes: [Element]) -> Element { outcomes[min(next(), outcomes.count - 1)] }
}
