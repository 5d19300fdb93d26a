@_spi(Runtime) import SwiftUICore

/// Builds one scene from the scenes of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock() -> some Scene { SceneGroup(contents: []) }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var contents: [_SceneContent] = []
    repeat contents.append(sceneContent(of: each content))
    return SceneGroup(contents: contents)
  }

  /// Only `if #available` is a condition here, as on Apple's systems.
  @MainActor public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
    SceneGroup(contents: scene.map { [sceneContent(of: $0)] } ?? [])
  }

  @MainActor public static func buildLimitedAvailability(
    _ scene: some Scene
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    LimitedAvailabilityScene(contents: [sceneContent(of: scene)])
  }
}

@MainActor private func sceneContent<S: Scene>(of scene: S) -> _SceneContent { S._makeScene(scene) }

/// A scene that stands below an availability condition; opaque to apps.
public protocol _LimitedAvailabilitySceneMarker {}

private struct LimitedAvailabilityScene: PrimitiveScene, _LimitedAvailabilitySceneMarker {
  let contents: [_SceneContent]

  var sceneContent: some View { SceneGroup(contents: contents).sceneContent }
}

/// Several scenes, or none.
struct SceneGroup: PrimitiveScene {
  let contents: [_SceneContent]

  var sceneContent: some View {
    ForEach(Array(contents.enumerated()), id: \.offset) { _, content in content.view }
  }
}

extension Group: Scene where Content: Scene {
  public typealias Body = Never

  @_disfavoredOverload
  public nonisolated init(@SceneBuilder content: () -> Content) { self.init(holding: content()) }

  public var body: Never { fatalError("Group is a primitive scene: it has no body") }
  public static func _makeScene(_ scene: Self) -> _SceneContent { Content._makeScene(scene.content) }
}
