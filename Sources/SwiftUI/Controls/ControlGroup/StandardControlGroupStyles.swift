@_spi(Runtime) import SwiftUICore

/// Controls side by side.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle, Sendable {
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { ControlRow { configuration.content } }
}

/// Controls side by side, as in a navigation bar.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { ControlRow { configuration.content } }
}

/// Controls to choose from by their symbols.
///
/// - Gap: the chosen one is not marked.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { ControlRow { configuration.content } }
}

/// Controls in a menu that the label opens.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Controls in a menu that the label opens, side by side.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      ControlRow { configuration.content }
    } label: {
      configuration.label
    }
  }
}

/// - Gap: the space between controls is an estimate.
private struct ControlRow<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { HStack(spacing: 12) { content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
