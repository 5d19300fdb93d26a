import SwiftUI

/// The calls that a manual outcome was asked for, and who waits for one that was not made yet.
final class ManualState<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var made: [Manual<Value>.Call] = []
  private var watchers: [(index: Int, arrived: AsyncStream<Never>.Continuation)] = []

  var calls: [Manual<Value>.Call] { lock.withLock { made } }

  func add(_ call: Manual<Value>.Call) {
    let served = lock.withLock {
      made.append(call)
      let served = watchers.filter { $0.index < made.count }
      watchers.removeAll { $0.index < made.count }
      return served
    }
    for watcher in served { watcher.arrived.finish() }
  }

  nonisolated(nonsending) func arrival(of index: Int) async throws -> Manual<Value>.Call {
    let (stream, arrived) = AsyncStream.makeStream(of: Never.self)
    let isThere = lock.withLock {
      if index < made.count { return true }
      watchers.append((index, arrived))
      return false
    }
    // The stream ends when the call is made, or with the task that waits.
    if !isThere { for await _ in stream {} }
    guard let call = lock.withLock({ index < made.count ? made[index] : nil }) else { throw CancellationError() }
    return call
  }
}
