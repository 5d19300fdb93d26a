@_spi(Runtime) import SwiftUICore

/// How labels arrange their title and icon.
@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A label as its style sees it.
public nonisolated struct LabelStyleConfiguration {
  public var title: LabelStyleConfiguration.Title
  public var icon: LabelStyleConfiguration.Icon

  public nonisolated struct Title: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct Icon: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

extension View {
  /// Gives the labels below a look of their own.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<LabelStyleConfiguration> {
    AnyStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var labelStyle: AnyStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
