@_spi(Runtime) import SwiftUICore

/// Tabs that belong together; in a bar they stand among the others, without the header.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let header: Header
  private let content: Content
  private let footer: Footer

  nonisolated init(_ header: Header, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = Content.TabValue
  public typealias Body = TabSection<Header, Content, Footer, SelectionValue>

  @MainActor @preconcurrency public var body: TabSection<Header, Content, Footer, SelectionValue> { self }
  @MainActor public var _tabs: AnyView { content._tabs }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView {
    self.init(header(), content(), EmptyView())
  }

  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView {
    self.init(EmptyView(), content(), EmptyView())
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(Text(titleKey), content(), EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(Text(title), content(), EmptyView())
  }
}
