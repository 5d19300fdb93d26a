import SwiftUI

/// A property of a scripted service that can be set. For the code that `@Scripted` writes.
public final class _ScriptedVariable<Value>: @unchecked Sendable {
  private let initial: _ScriptedRequirement<ImmediateOutcome<Value, Never>>
  private let lock = NSLock()
  private var written: Value?

  init(_ initial: _ScriptedRequirement<ImmediateOutcome<Value, Never>>) { self.initial = initial }

  /// Whether somebody said what it is.
  public var isScripted: Bool { initial.isScripted }

  /// What was written last; before that, what the outcome says.
  public func read() -> Value { lock.withLock { written } ?? initial.answer() }

  /// Records a write of `value`, or of what `payload` makes of it, and keeps it.
  public func write(_ value: Value, as payload: ((Value) -> Any?)? = nil) {
    initial.service.log.record(
      payload.map { BoundaryEvent(.write, initial.name, $0(value)) } ?? BoundaryEvent(.write, initial.name, value))
    lock.withLock { written = value }
  }
}
