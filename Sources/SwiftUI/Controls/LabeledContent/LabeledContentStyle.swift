@_spi(Runtime) import SwiftUICore

/// How labeled content arranges its parts.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Labeled content as its style sees it.
public nonisolated struct LabeledContentStyleConfiguration {
  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content

  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct Content: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

/// The label at the leading edge, the content in gray at the trailing one; on a Mac behind the label, outside of rows.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    let content = configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    if isLabelHidden {
      HiddenLabel(content: content, label: configuration.label)
    } else if idiom == .mac, !isInListRow {
      LabeledControl(label: configuration.label, control: content)
    } else {
      HStack {
        configuration.label
        Spacer()
        content
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Gives the labeled content below a look of its own.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<LabeledContentStyleConfiguration> {
    AnyStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}
