@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

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
  var seen: Value?
  _ = ControlScreen(change(EnvironmentReader(keyPath) { seen = $0 }))
  return seen
}
