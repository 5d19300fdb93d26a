@_spi(Runtime) import SwiftUICore

/// How a view answers a pointer above it.
public struct HoverEffect: Sendable, Equatable {
  private enum Look: Sendable { case automatic, highlight, lift }

  private let look: Look

  public static let automatic = HoverEffect(look: .automatic)
  public static let highlight = HoverEffect(look: .highlight)
  public static let lift = HoverEffect(look: .lift)
}

private enum HoverEffectKey: EnvironmentKey {
  static var defaultValue: HoverEffect? { nil }
}

private enum IsHoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// What views below are set to show under a pointer.
  var hoverEffect: HoverEffect? {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }

  /// Whether views below may show anything under a pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// - Gap: the effect is kept; there is no pointer to show it under.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    environment(\.hoverEffect, effect)
  }

  /// - Gap: the effect is kept; there is no pointer to show it under.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.hoverEffect) { if isEnabled { $0 = effect } }
  }

  /// - Gap: the effect is kept; there is no pointer to show it under.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    transformEnvironment(\.hoverEffect) { if $0 == nil { $0 = effect } }
  }

  /// Keeps views below from showing anything under a pointer.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
