@_spi(Runtime) import SwiftUICore

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let content: Content

  @Environment(\.controlGroupStyle) private var style

  nonisolated init(_ content: Content) { self.content = content }
}

extension ControlGroup: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content()) }

  public var body: some View {
    let parts = (content as? any LabeledControlGroup)?.parts ?? (label: AnyView(EmptyView()), content: AnyView(content))
    style.makeBody(
      ControlGroupStyleConfiguration(content: .init(content: parts.content), label: .init(content: parts.label)),
      below: \.controlGroupStyle)
  }
}

extension ControlGroup {
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(LabeledControlGroupContent(content: content(), label: label()))
  }

  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was asked to show.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) { self.init(configuration.content) }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

@MainActor private protocol LabeledControlGroup {
  var parts: (label: AnyView, content: AnyView) { get }
}

extension LabeledControlGroupContent: LabeledControlGroup {
  fileprivate var parts: (label: AnyView, content: AnyView) { (AnyView(label), AnyView(content)) }
}
