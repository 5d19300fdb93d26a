@_spi(Runtime) import SwiftUICore

/// A scene that is an item of the system's menu bar.
///
/// - Gap: the menu bar is not drawn: its items are carried out by the stage and by their keyboard shortcuts, whatever the style.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  private let isInserted: Binding<Bool>?
  private let content: Content
  private let label: Label

  init(_ label: Label, _ isInserted: Binding<Bool>?, _ content: Content) {
    self.label = label
    self.isInserted = isInserted
    self.content = content
  }

  var sceneContent: some View {
    if isInserted?.wrappedValue ?? true { CommandSection(label: label, content: content) }
  }
}

extension MenuBarExtra {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, content())
  }

  /// Stands in the menu bar while `isInserted` says so.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), isInserted, content())
  }
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content())
  }

  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), isInserted, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(title), isInserted, content())
  }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Label(titleKey, systemImage: systemImage), nil, content())
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleKey, systemImage: systemImage), isInserted, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Label(title, systemImage: systemImage), nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(title, systemImage: systemImage), isInserted, content())
  }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(Label(titleKey, image: image), nil, content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleKey, image: image), isInserted, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(Label(title, image: image), nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(title, image: image), isInserted, content())
  }
}
