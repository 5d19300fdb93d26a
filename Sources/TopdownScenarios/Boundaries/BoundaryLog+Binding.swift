import SwiftUI

extension BoundaryLog {
  /// A binding over storage of its own that records each write and then reads what was written.
  public func binding<Value>(_ name: String, _ initial: Value) -> Binding<Value> {
    binding(name, .variable(initial))
  }

  /// The same, recording what `payload` makes of each written value.
  public func binding<Value, Shown>(
    _ name: String, _ initial: Value, payload: @escaping @Sendable (Value) -> Shown
  ) -> Binding<Value> {
    binding(name, .variable(initial), payload: payload)
  }

  /// A binding that records each write and hands it on to `storage` in the same transaction.
  public func binding<Value>(_ name: String, _ storage: Binding<Value>) -> Binding<Value> {
    binding(name, storage) { $0 }
  }

  /// The same, recording what `payload` makes of each written value.
  public func binding<Value, Shown>(
    _ name: String, _ storage: Binding<Value>, payload: @escaping @Sendable (Value) -> Shown
  ) -> Binding<Value> {
    announce(name)
    // A binding may be used on any thread; what it wraps is as safe there as it was without the log.
    nonisolated(unsafe) let storage = storage
    hold(name) { PayloadText.text(of: payload(storage.wrappedValue)) }
    return Binding(
      get: { storage.wrappedValue },
      set: { value, transaction in
        self.record(BoundaryEvent(.write, name, payload(value)))
        storage.transaction(transaction).wrappedValue = value
      })
  }
}
