/// An effect that symbols below have, as a test can read it.
package struct AppliedSymbolEffect: Hashable, Sendable {
  /// Such as "bounce.up".
  package let name: String
  package let options: SymbolEffectOptions
  /// Whether it moves symbols now, where it is one that goes on.
  package var isActive = true
}

private enum SymbolEffectsKey: EnvironmentKey {
  static let defaultValue: [AppliedSymbolEffect] = []
}

extension EnvironmentValues {
  /// The effects that symbols have, the outermost first.
  package var symbolEffects: [AppliedSymbolEffect] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  /// Moves symbols below while the effect is active.
  ///
  /// - Gap: symbols stand still; the effect stands in the environment.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    adding(AppliedSymbolEffect(name: effect._description, options: options, isActive: isActive))
  }

  /// Moves symbols below when the value changes.
  ///
  /// - Gap: symbols stand still; the effect stands in the environment.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    adding(AppliedSymbolEffect(name: effect._description, options: options))
  }

  /// Takes the effects of symbols below away.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }

  private nonisolated func adding(_ effect: AppliedSymbolEffect) -> some View {
    transformEnvironment(\.symbolEffects) { $0.append(effect) }
  }
}
