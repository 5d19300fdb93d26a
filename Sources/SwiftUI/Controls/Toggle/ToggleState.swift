@_spi(Runtime) import SwiftUICore

/// What a toggle reads and writes: one binding, or several that are switched together.
nonisolated struct ToggleState {
  let bindings: [Binding<Bool>]

  init(_ binding: Binding<Bool>) { bindings = [binding] }

  init<C: RandomAccessCollection>(_ sources: C, _ path: KeyPath<C.Element, Binding<Bool>>) {
    bindings = sources.map { $0[keyPath: path] }
  }

  /// On where all are; writing writes those that differ from the value.
  var isOn: Binding<Bool> {
    if bindings.count == 1 { return bindings[0] }
    let bindings = Unchecked(bindings)
    return Binding(
      get: { bindings.value.allSatisfy(\.wrappedValue) },
      set: { new in for binding in bindings.value where binding.wrappedValue != new { binding.wrappedValue = new } })
  }

  var isMixed: Bool {
    let values = bindings.map(\.wrappedValue)
    return values.contains(true) && values.contains(false)
  }
}

/// Bindings are called where they were made, as the ones here are.
private struct Unchecked: @unchecked Sendable {
  let value: [Binding<Bool>]
  init(_ value: [Binding<Bool>]) { self.value = value }
}
