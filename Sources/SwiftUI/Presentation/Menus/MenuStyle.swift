@_spi(Runtime) import SwiftUICore

/// How menus look and behave.
@preconcurrency @MainActor
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A menu as its style sees it.
public struct MenuStyleConfiguration: @unchecked Sendable {
  let label: MenuStyleConfiguration.Label
  let content: MenuStyleConfiguration.Content
  let primaryAction: (() -> Void)?

  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct Content: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

extension View {
  /// Gives the menus below a look of their own.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, AnyMenuStyle(style: style))
  }
}

/// A style whose type is not told.
struct AnyMenuStyle: Equatable {
  let style: any MenuStyle

  static func == (a: AnyMenuStyle, b: AnyMenuStyle) -> Bool {
    func compare<S: MenuStyle>(_ style: S) -> Bool { (b.style as? S).map { ValueComparison.areEqual(style, $0) } ?? false }
    return compare(a.style)
  }

  @MainActor func makeBody(_ configuration: MenuStyleConfiguration) -> AnyView {
    func make<S: MenuStyle>(_ style: S) -> AnyView {
      let view = StyledView(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
      if style is any BuiltInMenuStyle { return AnyView(view) }
      // A style that builds on `Menu(configuration)` gets the standard one, and not itself again.
      return AnyView(view.environment(\.menuStyle, AnyMenuStyle(style: DefaultMenuStyle())))
    }
    return make(style)
  }
}

/// A style that makes no menu of its own.
protocol BuiltInMenuStyle: MenuStyle {}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: AnyMenuStyle { AnyMenuStyle(style: DefaultMenuStyle()) }
}

extension EnvironmentValues {
  var menuStyle: AnyMenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}
