import SwiftUI

/// A value that lives as long as whoever holds it; a body that reads it is evaluated again when it changes.
final class Variable<Value>: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return lock.withLock { stored }
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { lock.withLock { stored = newValue } } }
  }
}
