@_spi(Runtime) import SwiftUICore

extension View {
  /// Shows a count at the end of the row; zero shows none.
  ///
  /// - Gap: only rows of lists show badges.
  public nonisolated func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  public nonisolated func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

nonisolated struct BadgeModifier: ViewModifier {
  let label: Text?

  @MainActor func body(content: Content) -> some View { BadgedRow(label: label, content: content) }
}

private struct BadgedRow<Content: View>: View {
  let label: Text?
  let content: Content

  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if let label, isInListRow {
      HStack {
        content
        Spacer()
        label.foregroundStyle(.secondary)
      }
    } else {
      content
    }
  }
}
