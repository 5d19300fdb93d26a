import Foundation
@_spi(Runtime) import SwiftUICore

/// A tinted label, as buttons on iOS have it.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonTint(role: configuration.role))
  }
}

/// A tinted label without a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonTint(role: configuration.role))
  }
}

/// The label as it is; faint where the button is disabled.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(DimmedWhenDisabled())
  }
}

/// A tinted label on a gray capsule.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(ButtonTint(role: configuration.role))
      .modifier(ControlBox(insets: .bordered, fill: .systemFill))
  }
}

/// A white label on a tinted capsule.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ProminentBox(role: configuration.role))
  }
}

extension EdgeInsets {
  /// Recorded from iOS 26 (`ios/button/basic`): 12 at the sides, 7 above and below.
  fileprivate static let bordered = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
}

/// The color of a button's label, where nothing around the button sets one.
private struct ButtonTint: ViewModifier {
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    let color = !isEnabled ? Color.tertiaryLabel : role == .destructive ? .red : .accentColor
    content.transformEnvironment(\.foregroundStyle) { if $0 == nil { $0 = AnyShapeStyle(color) } }
  }
}

private struct ProminentBox: ViewModifier {
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    let fill = !isEnabled ? Color.systemFill : role == .destructive ? .red : .accentColor
    content
      .foregroundStyle(isEnabled ? Color.white : .tertiaryLabel)
      .modifier(ControlBox(insets: .bordered, fill: fill))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
