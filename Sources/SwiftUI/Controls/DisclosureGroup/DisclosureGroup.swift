@_spi(Runtime) import SwiftUICore

/// A label that shows or hides what belongs to it; in a list what is shown stands in rows of its own.
///
/// A tap on the label writes the binding once.
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  /// Where nobody else keeps it.
  @State private var isExpandedHere = false
  @Environment(\.disclosureGroupStyle) private var style

  nonisolated init(_ isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }
}

extension DisclosureGroup: View {
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), content: content)
  }

  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label: label(), content: content)
  }

  public var body: some View {
    // What is hidden is not made.
    let shown = DisclosureContent(make: content).environment(\.disclosureGroupStyle, style)
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(shown)),
        isExpanded: isExpanded ?? $isExpandedHere),
      below: \.disclosureGroupStyle)
  }
}

extension DisclosureGroup where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, label: Text(titleKey), content: content)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, label: Text(label), content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(label), content: content)
  }
}

private struct DisclosureContent<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}
