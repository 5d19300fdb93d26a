@_spi(Runtime) import SwiftUICore

/// How group boxes look.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A group box as its style sees it.
public nonisolated struct GroupBoxStyleConfiguration {
  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content

  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct Content: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

/// A gray card.
///
/// - Gap: the corner radius and the space below the label are estimates.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { AutomaticGroupBox(configuration: configuration) }
}

private struct AutomaticGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    // Several views in the content stand in the middle, one below the other.
    let content = VStack { configuration.content }
    switch idiom {
    case .phone:
      VStack(alignment: .leading, spacing: 8) {
        configuration.label.font(.headline)
        content
      }
      .padding()
      .background(Color.groupedBackground, in: RoundedRectangle(cornerRadius: 12))
    case .mac:
      // Recorded from macOS 26 (`groupbox/basic`): the label stands above the card.
      VStack(alignment: .leading, spacing: 3) {
        configuration.label.font(.subheadline).padding(.leading, 10)
        content.padding(5).background(Color.groupedBackground, in: RoundedRectangle(cornerRadius: 6))
      }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Gives the group boxes below a look of their own.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<GroupBoxStyleConfiguration> {
    AnyStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}
