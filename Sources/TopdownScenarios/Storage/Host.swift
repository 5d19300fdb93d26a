import SwiftUI

/// A view that owns a value and hands a binding to it down, for a core that owns none.
public struct Host<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  public init(_ initial: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: initial)
    self.content = content
  }

  public var body: some View { content($value) }
}
