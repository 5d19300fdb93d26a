@_spi(Runtime) import SwiftUICore

/// Views that belong together, on a card with a label.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  @Environment(\.groupBoxStyle) private var style

  nonisolated init(_ label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension GroupBox: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content: content())
  }

  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) { self.init(label, content: content()) }

  public var body: some View {
    style.makeBody(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init(content: AnyView(content.environment(\.groupBoxStyle, style)))),
      below: \.groupBoxStyle)
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The group box that a style was asked to show.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, content: configuration.content)
  }
}
