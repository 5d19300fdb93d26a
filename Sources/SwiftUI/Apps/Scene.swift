@_spi(Runtime) import SwiftUICore

/// A part of an app's user interface with a life of its own, such as a window.
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the view that holds a scene's windows; primitive scenes bring their own.
  @MainActor static func _makeScene(_ scene: Self) -> _SceneContent
}

extension Scene {
  public static func _makeScene(_ scene: Self) -> _SceneContent {
    _SceneContent(CompositeScene(scene: Installed(scene)))
  }
}

extension Never: Scene {}

/// What stands in the tree for a scene; opaque to apps.
@MainActor
public struct _SceneContent {
  let view: AnyView

  init(_ view: some View) { self.view = AnyView(view) }
}

/// A scene with a body: its dynamic properties are installed in the element of this view.
private struct CompositeScene<S: Scene>: View {
  let scene: Installed<S>

  var body: some View { S.Body._makeScene(scene.value.body).view }
}

/// A scene without a body: its content does the work.
protocol PrimitiveScene: Scene where Body == Never {
  associatedtype Content: View
  @ViewBuilder @MainActor var sceneContent: Content { get }
}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body") }
  public static func _makeScene(_ scene: Self) -> _SceneContent { _SceneContent(scene.sceneContent) }
}
