import SwiftUI

extension Binding {
  /// A binding over storage of its own: it reads what was written, in a test as in a view.
  public static func variable(_ initial: Value) -> Binding<Value> {
    let variable = Variable(initial)
    return Binding(
      get: { variable.value },
      set: { value, transaction in withTransaction(transaction) { variable.value = value } })
  }
}
