@_spi(Runtime) import SwiftUICore

/// How gauges look.
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A gauge as its style sees it.
public nonisolated struct GaugeStyleConfiguration {
  /// From 0 to 1.
  public var value: Double
  public var label: GaugeStyleConfiguration.Label
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?

  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct MinimumValueLabel: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct MaximumValueLabel: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

extension View {
  /// Gives the gauges below a look of their own.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<GaugeStyleConfiguration> {
    AnyStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var gaugeStyle: AnyStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}
