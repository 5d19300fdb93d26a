@_spi(Runtime) import SwiftUICore

/// The platform's style for a form: `grouped`.
public nonisolated struct AutomaticFormStyle: FormStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Rows on rounded cards, as a grouped list has them.
public nonisolated struct GroupedFormStyle: FormStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Rows one below the other that do not scroll.
///
/// - Gap: labels and controls don't stand in two columns.
public nonisolated struct ColumnsFormStyle: FormStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { configuration.content } }
}

private struct GroupedForm: View {
  let content: FormStyleConfiguration.Content

  var body: some View { List { content }.listStyle(.insetGrouped) }
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
