@_spi(Runtime) import SwiftUICore

/// A scene with one window.
public struct Window<Content: View>: PrimitiveScene {
  let description: SceneDescription
  let content: Content

  init(_ title: Text, _ id: String, _ content: Content) {
    description = SceneDescription(kind: .single, id: id, title: title)
    self.content = content
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, content())
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id, content())
  }

  var sceneContent: some View { WindowScene(description: description) { _ in content } }
}
