@_spi(Runtime) import SwiftUICore

/// How toggles look.
@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A toggle as its style sees it.
public nonisolated struct ToggleStyleConfiguration {
  public let label: ToggleStyleConfiguration.Label
  /// Whether it is on; writing it writes the toggle's binding.
  @Binding public var isOn: Bool
  /// Whether it stands for several bindings that differ.
  public var isMixed: Bool

  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

extension View {
  /// Gives the toggles below a look of their own.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ToggleStyleConfiguration> {
    AnyStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
