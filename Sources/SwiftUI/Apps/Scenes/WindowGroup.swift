@_spi(Runtime) import SwiftUICore

/// A scene with any number of windows of one kind.
///
/// On a stage and in the browser one window shows at a time: the one that was opened or brought forward last.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let description: SceneDescription
  let content: @MainActor (WindowValue) -> Content

  init(
    _ title: Text?, _ id: String?, valueType: (any Hashable.Type)? = nil, _ content: @escaping @MainActor (WindowValue) -> Content
  ) {
    description = SceneDescription(kind: .group, id: id, title: title, valueType: valueType)
    self.content = content
  }

  var sceneContent: some View { WindowScene(description: description, content: content) }
}

extension WindowGroup {
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(nil, nil) { _ in makeContent() }
  }

  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(nil, id) { _ in makeContent() }
  }

  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, nil) { _ in makeContent() }
  }

  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, id) { _ in makeContent() }
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(Text(titleKey), nil) { _ in makeContent() }
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(Text(titleKey), id) { _ in makeContent() }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(Text(title), nil) { _ in makeContent() }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(Text(title), id) { _ in makeContent() }
  }

  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.init(nil, nil) { _ in content }
  }

  @_disfavoredOverload
  public init(id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(nil, id) { _ in content }
  }

  @_disfavoredOverload
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(title, nil) { _ in content }
  }

  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(title, id) { _ in content }
  }

  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(Text(titleKey), nil) { _ in content }
  }

  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(Text(titleKey), id) { _ in content }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(Text(title), nil) { _ in content }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(Text(title), id) { _ in content }
  }
}
