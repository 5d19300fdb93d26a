@_spi(Runtime) import SwiftUICore

/// A button that opens a panel of actions.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  @Environment(\.menuStyle) private var style

  nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// A menu whose button runs `primaryAction` when it is tapped, and opens when it is pressed long.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  public var body: some View {
    style.makeBody(
      MenuStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction))
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was asked to show.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}
