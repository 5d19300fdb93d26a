/// Parts of the process outside a simulation that may have an answer for it on its way.
final class Holds: Sendable {
  private struct State: Sendable {
    var askers: [UInt64: @Sendable () -> Bool] = [:]
    var last: UInt64 = 0
  }

  private let state = Guarded(State())

  var isEmpty: Bool { state.withLock { $0.askers.isEmpty } }

  /// Whether one of them says so; asked outside the lock, since each has locks of its own.
  var areInForce: Bool { state.withLock { Array($0.askers.values) }.contains { $0() } }

  func insert(_ isOnItsWay: @escaping @Sendable () -> Bool) -> UInt64 {
    state.withLock { state in
      state.last += 1
      state.askers[state.last] = isOnItsWay
      return state.last
    }
  }

  func remove(_ hold: UInt64) { state.withLock { _ = $0.askers.removeValue(forKey: hold) } }
}
