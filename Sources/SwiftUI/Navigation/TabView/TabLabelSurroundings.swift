@_spi(Runtime) import SwiftUICore

/// What a label looks like in the bar of a tab view: the icon above the title.
struct TabLabelSurroundings: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.system(size: 10, weight: .medium))
      .labelStyle(TabLabelStyle())
      .environment(\.isInListRow, false)
      .environment(\.isInTabView, false)
  }
}

private nonisolated struct TabLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 19, weight: .medium))
      configuration.title.lineLimit(1)
    }
  }
}
