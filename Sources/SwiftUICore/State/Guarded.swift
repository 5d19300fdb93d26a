import Foundation

/// A value that one thread at a time may touch.
///
/// Not the standard library's `Mutex`: no tool sees its uses. The thread sanitizer takes what it guards for a race, and a program that is
/// linked with it can't be shown that two jobs touch nothing in common.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
