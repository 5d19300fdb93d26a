@_spi(Runtime) import SwiftUICore

/// What a label looks like in the bar of a tab view: the icon above the title.
struct TabLabelSurroundings: ViewModifier {
  /// A search tab shows its icon alone.
  let isIconOnly: Bool

  func body(content: Content) -> some View {
    content
      .font(.system(size: 10, weight: .medium))
      .labelStyle(TabLabelStyle(isIconOnly: isIconOnly))
      .environment(\.isInListRow, false)
      .environment(\.isInTabView, false)
  }
}

private nonisolated struct TabLabelStyle: LabelStyle {
  let isIconOnly: Bool

  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if isIconOnly {
      IconOnlyLabelStyle().makeBody(configuration: configuration).font(.system(size: 22, weight: .medium))
    } else {
      VStack(spacing: 2) {
        configuration.icon.font(.system(size: 19, weight: .medium))
        configuration.title.lineLimit(1)
      }
    }
  }
}
