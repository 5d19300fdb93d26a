@_spi(Runtime) import SwiftUICore

/// How groups of controls look.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A group of controls as its style sees it.
public nonisolated struct ControlGroupStyleConfiguration {
  public let content: ControlGroupStyleConfiguration.Content
  public let label: ControlGroupStyleConfiguration.Label

  public nonisolated struct Content: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

extension View {
  /// Gives the groups of controls below a look of their own.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ControlGroupStyleConfiguration> {
    AnyStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}
