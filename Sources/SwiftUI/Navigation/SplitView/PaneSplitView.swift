@_spi(Runtime) import SwiftUICore

/// Panes side by side, with a line between each two.
///
/// - Gap: nobody moves a line: panes share the width as in an `HStack`.
public nonisolated struct HSplitView<Content: View>: View {
  private let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    HStack(spacing: 0) { DividedPanes(content: content) }
  }
}

/// Panes one below the other, with a line between each two.
///
/// - Gap: nobody moves a line: panes share the height as in a `VStack`.
public nonisolated struct VSplitView<Content: View>: View {
  private let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    VStack(spacing: 0) { DividedPanes(content: content) }
  }
}

private struct DividedPanes<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { panes in
      ForEach(panes) { pane in
        if pane.id != panes.first?.id { Divider() }
        pane
      }
    }
  }
}
