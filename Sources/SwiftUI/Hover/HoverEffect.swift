@_spi(Runtime) import SwiftUICore

/// What a view looks like under a pointer.
public struct HoverEffect: Sendable {
  private enum Kind { case automatic, highlight, lift }

  private let kind: Kind

  public static let automatic = HoverEffect(kind: .automatic)
  public static let highlight = HoverEffect(kind: .highlight)
  public static let lift = HoverEffect(kind: .lift)
}

private enum HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether views look otherwise under a pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// - Gap: nothing looks otherwise under a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  /// Keeps views from looking otherwise under a pointer.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
