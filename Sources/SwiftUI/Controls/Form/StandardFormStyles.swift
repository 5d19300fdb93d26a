@_spi(Runtime) import SwiftUICore

/// The platform's style for a form: `grouped`; `columns` on a Mac.
public nonisolated struct AutomaticFormStyle: FormStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { AutomaticForm(content: configuration.content) }
}

/// Rows on rounded cards, as a grouped list has them.
public nonisolated struct GroupedFormStyle: FormStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Rows one below the other that do not scroll.
///
/// - Gap: on a phone, labels and controls don't stand in two columns.
public nonisolated struct ColumnsFormStyle: FormStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { ColumnsForm(content: configuration.content) }
}

private struct AutomaticForm: View {
  let content: FormStyleConfiguration.Content
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    switch idiom {
    case .phone: GroupedForm(content: content)
    case .mac: ColumnsForm(content: content)
    }
  }
}

private struct GroupedForm: View {
  let content: FormStyleConfiguration.Content

  var body: some View { List { content.environment(\.formLayout, .grouped) }.listStyle(.insetGrouped) }
}

private struct ColumnsForm: View {
  let content: FormStyleConfiguration.Content
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    let content = content.environment(\.formLayout, .columns)
    switch idiom {
    case .phone: VStack(alignment: .leading) { content }
    case .mac: LayoutView(layout: FormColumnsLayout(), content: content)
    }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
