@_spi(Runtime) import SwiftUICore

extension View {
  /// Puts views into the bar of the screen around, at the trailing end.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content().barItem(.automatic)))
  }

  /// Puts items into the bars of the screen around.
  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItems(content: content())))
  }

  /// Puts items into the bars of the screen around.
  ///
  /// - Gap: nobody can arrange them; the id is not used.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarItems(content: content())))
  }

  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(ToolbarModifier(items: TupleView((leading.barItem(.topBarLeading), trailing.barItem(.topBarTrailing)))))
  }

  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(items: leading.barItem(.topBarLeading)))
  }

  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier(items: trailing.barItem(.topBarTrailing)))
  }
}

/// The items of some content, as views.
nonisolated struct ToolbarItems<Content: ToolbarContent>: View {
  let content: Content

  @MainActor var body: some View { content._items }
}
