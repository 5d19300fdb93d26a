@_spi(Runtime) import SwiftUICore

/// How tables look: one of the styles that stand here.
@preconcurrency @MainActor
public protocol TableStyle {
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A table as its style sees it.
public struct TableStyleConfiguration {
  let content: AnyView
}

public struct AutomaticTableStyle: TableStyle, BuiltInStyle, Sendable {
  nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// - Gap: looks like `automatic`: rows have no alternating backgrounds.
public struct InsetTableStyle: TableStyle, BuiltInStyle, Sendable {
  public nonisolated init() {}
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension TableStyle where Self == AutomaticTableStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  @MainActor @preconcurrency public static var inset: InsetTableStyle { InsetTableStyle() }
  @MainActor @preconcurrency public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Shows or hides the headers of the tables below.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

private enum TableStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<TableStyleConfiguration> {
    AnyStyle(AutomaticTableStyle()) { $0.makeBody(configuration: $1) }
  }
}

private enum TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tableStyle: AnyStyle<TableStyleConfiguration> {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}
