@_spi(Runtime) import SwiftUICore

/// A button in the style of the buttons around.
public nonisolated struct DefaultMenuStyle: MenuStyle, BuiltInMenuStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { MenuControl(configuration: configuration) }
}

/// A button in the style of the buttons around.
public nonisolated struct ButtonMenuStyle: MenuStyle, BuiltInMenuStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { MenuControl(configuration: configuration) }
}

/// A button without a border.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, BuiltInMenuStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    MenuControl(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
