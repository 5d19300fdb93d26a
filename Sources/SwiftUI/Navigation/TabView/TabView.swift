@_spi(Runtime) import SwiftUICore

/// Several screens of which one shows, with a bar that leads to them.
///
/// A tab is made when it is first shown, and keeps its state while others show.
///
/// - Gap: more than five tabs all stand in the bar; there is no sidebar.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  @Environment(\.tabViewLook) private var look
  @State private var bar: TabBarModel

  nonisolated init(chosen selection: Binding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
    _bar = State(wrappedValue: TabBarModel())
  }
}

extension TabView: View {
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(chosen: selection, content: content())
  }

  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(chosen: selection, content: .init(content: content()))
  }

  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(chosen: nil, content: .init(content: content()))
  }

  public var body: some View {
    TabScreens(selection: selection, selected: selection?.wrappedValue, look: look, bar: bar, content: content)
      .modifier(
        _EnvironmentModifier { [bar] in
          $0.isInTabView = true
          $0.tabBar = bar
        })
  }
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(chosen: nil, content: content()) }
}
