import Foundation
@_spi(Runtime) import SwiftUICore

/// A tinted label, as buttons on iOS have it; with a border on a Mac.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { AutomaticButton(configuration: configuration) }
}

/// A tinted label without a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// A tinted label, as a link has it.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// The label as it is; faint where the button is disabled or held.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(DimmedWhenDisabled()).opacity(configuration.heldOpacity)
  }
}

/// A tinted label on a gray shape.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    let box = BorderedLabel(configuration: configuration)
    if let tint { box.tint(tint) } else { box }
  }
}

/// A white label on a tinted shape.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ProminentBox(role: configuration.role)).opacity(configuration.heldOpacity)
  }
}

/// The label on glass.
///
/// - Gap: glass is drawn as one color; its variants are not there yet.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(DimmedWhenDisabled())
      .modifier(ButtonBox(fill: AnyShapeStyle(Color.systemFill)))
      .opacity(configuration.heldOpacity)
  }
}

/// A white label on tinted glass.
///
/// - Gap: glass is drawn as one color.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ProminentBox(role: configuration.role)).opacity(configuration.heldOpacity)
  }
}

private struct AutomaticButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    switch idiom {
    case .phone: TintedLabel(configuration: configuration)
    case .mac: BorderedLabel(configuration: configuration)
    }
  }
}

private struct BorderedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.label
      .modifier(ButtonTint(role: configuration.role))
      .modifier(ButtonBox(fill: AnyShapeStyle(Color.systemFill)))
      .opacity(configuration.heldOpacity)
  }
}

private struct TintedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.label.modifier(ButtonTint(role: configuration.role)).opacity(configuration.heldOpacity)
  }
}

extension PrimitiveButtonStyleConfiguration {
  fileprivate var heldOpacity: Double { isPressed ? 0.5 : 1 }
}

/// The color of a button's label, where nothing around the button sets one.
private struct ButtonTint: ViewModifier {
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.transformEnvironment(\.foregroundStyle) { [isEnabled, role] in
      if $0 == nil { $0 = isEnabled ? role.fill : AnyShapeStyle(Color.tertiaryLabel) }
    }
  }
}

private struct ProminentBox: ViewModifier {
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .foregroundStyle(isEnabled ? Color.white : .tertiaryLabel)
      .modifier(ButtonBox(fill: isEnabled ? role.fill : AnyShapeStyle(Color.systemFill)))
  }
}

extension ButtonRole? {
  fileprivate var fill: AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  @MainActor @preconcurrency public static var link: LinkButtonStyle { LinkButtonStyle() }
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

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
