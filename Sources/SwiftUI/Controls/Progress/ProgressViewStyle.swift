@_spi(Runtime) import SwiftUICore

/// How progress views look.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A progress view as its style sees it.
public nonisolated struct ProgressViewStyleConfiguration {
  /// From 0 to 1; nil while nobody knows.
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?

  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

extension View {
  /// Gives the progress views below a look of their own.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ProgressViewStyleConfiguration> {
    AnyStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}
