@_spi(Runtime) @testable import SwiftUICore

/// Hands a value of its surroundings to a test.
struct EnvironmentReader<Value>: View {
  @Environment private var value: Value
  private let read: (Value) -> Void

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ read: @escaping (Value) -> Void) {
    _value = Environment(keyPath)
    self.read = read
  }

  var body: some View {
    let _ = read(value)
    Text("read")
  }
}

/// What a value of the surroundings is below a modifier.
@MainActor func surroundings<Value, Content: View>(
  _ keyPath: KeyPath<EnvironmentValues, Value>, _ change: (EnvironmentReader<Value>) -> Content
) -> Value? {
  let seen = Handle<Value>()
  _ = Screen(change(EnvironmentReader(keyPath) { seen.binding = .constant($0) }))
  return seen.binding?.wrappedValue
}
