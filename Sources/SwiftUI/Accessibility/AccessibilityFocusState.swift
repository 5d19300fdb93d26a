@_spi(Runtime) import SwiftUICore

/// Which view the screen reader stands on, as far as a program says.
///
/// - Gap: nobody but the program moves it.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// What a view is told, so that it knows whether it is the one.
  @propertyWrapper public struct Binding {
    fileprivate let binding: SwiftUICore.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  public init() where Value == Bool { _value = State(initialValue: false) }
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(binding: $value) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// Puts the screen reader on the view while a state has a value.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(isFocused: { binding.wrappedValue == value }))
  }

  /// Puts the screen reader on the view while a state is true.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusModifier(isFocused: { condition.wrappedValue }))
  }
}

nonisolated struct AccessibilityFocusModifier: WrappingModifier {
  typealias Body = Never

  let isFocused: () -> Bool

  @MainActor func makeNode(_ context: NodeContext) -> AccessibilityNode { AccessibilityNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: AccessibilityNode, _ context: NodeContext) -> Bool {
    node.attachment.details.isFocused = isFocused()
    return false
  }
}
