import Foundation
@_spi(Runtime) import SwiftUICore

/// A value or a control with a label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  @Environment(\.labeledContentStyle) private var style

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    style.makeBody(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init(content: AnyView(content.environment(\.labeledContentStyle, style)))),
      below: \.labeledContentStyle)
  }
}

extension LabeledContent where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labeled content that a style was asked to show.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
