@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension Variable where Value: Sendable {
  var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }
}
