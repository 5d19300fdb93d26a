nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (_ oldValue: Value, _ newValue: Value) -> Void

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(ChangeElement(view, inputs))
  }
}

extension View {
  /// Runs `action` after an update in which `value` became another one; with `initial`, when the view appears too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  @available(*, deprecated, message: "use onChange(of:initial:_:) with two parameters or none")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }
}

private final class ChangeElement<Content: View, Value: Equatable>: ModifiedElement<Content, ChangeModifier<Value>> {
  override func didMount() {
    guard view.modifier.isInitial else { return }
    let value = view.modifier.value
    graph.afterUpdate { [self] in view.modifier.action(value, value) }
  }

  override func modifierDidChange(from old: ChangeModifier<Value>) {
    let new = view.modifier.value
    guard new != old.value else { return }
    graph.afterUpdate { [self] in
      if isMounted { view.modifier.action(old.value, new) }
    }
  }
}
