/// When the default focus is asked for.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isForEveryMove: Bool

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isForEveryMove: false)
  /// Also when a person moves the keyboard into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForEveryMove: true)
}

extension View {
  /// Turns the keyboard to the view that `binding` knows as `value` when this view appears.
  ///
  /// - Gap: the priority has no effect.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.unfocused { binding.wrappedValue = value } }
  }

  /// Lets the keyboard go through the views inside before it leaves.
  ///
  /// - Gap: the tab order is the reading order, which does so where views stand together.
  public nonisolated func focusSection() -> some View { self }

  /// Draws nothing around the view while it has the keyboard.
  ///
  /// - Gap: nothing is ever drawn; the value stands in the environment.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

private enum FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether something is drawn around views that have the keyboard.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
