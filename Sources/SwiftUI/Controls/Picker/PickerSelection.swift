@_spi(Runtime) import SwiftUICore

/// What a picker reads and writes: one binding, or several that are chosen for together.
nonisolated struct PickerSelection<Value: Hashable> {
  let bindings: [Binding<Value>]

  /// The value of all bindings; nil where they differ.
  var current: Value? {
    let values = bindings.map(\.wrappedValue)
    return values.dropFirst().allSatisfy { $0 == values[0] } ? values.first : nil
  }

  func choose(_ value: Value) {
    for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
  }
}

extension PickerSelection {
  init(_ binding: Binding<Value>) { bindings = [binding] }

  init<C: RandomAccessCollection>(_ sources: C, _ path: KeyPath<C.Element, Binding<Value>>) {
    bindings = sources.map { $0[keyPath: path] }
  }
}
