import Foundation

/// Counts what was made and not yet used up; whoever makes more than there is room for waits.
final class Backlog: @unchecked Sendable {
  private let capacity: Int
  private let condition = NSCondition()
  private var count = 0
  private var isEnded = false

  init(capacity: Int) { self.capacity = capacity }

  /// Blocks the calling thread until there is room.
  func add() {
    condition.lock()
    while count >= capacity && !isEnded { condition.wait() }
    count += 1
    condition.unlock()
  }

  func remove() {
    condition.lock()
    count -= 1
    condition.signal()
    condition.unlock()
  }

  /// Nobody waits from now on.
  func end() {
    condition.lock()
    isEnded = true
    condition.broadcast()
    condition.unlock()
  }
}
