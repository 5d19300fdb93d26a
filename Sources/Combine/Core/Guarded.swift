import Foundation

/// A value that one thread at a time may touch.
///
/// Not the standard library's `Mutex`: a program that is linked with it can't be shown that two jobs touch nothing in common.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  /// The value, and nil from now on.
  func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
    withLock { value in
      defer { value = nil }
      return value
    }
  }
}

/// Carries what one thread hands to another and does not use any more.
struct Crossing<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
