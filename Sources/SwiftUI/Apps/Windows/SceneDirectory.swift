@_spi(Runtime) import SwiftUICore

/// What kind of windows a scene has.
struct SceneDescription {
  enum Kind {
    /// Any number of windows.
    case group
    /// One window at most.
    case single
    /// One window at most, which the app's settings stand in.
    case settings
  }

  var kind: Kind
  var id: String?
  var title: Text?
  /// What windows are opened for, where they are opened for something.
  var valueType: (any Hashable.Type)?
}

/// The scenes of an app by what opens their windows. Nothing depends on it: it is asked when a window is opened.
@MainActor final class SceneDirectory {
  private var scenes: [(key: SceneKey, description: SceneDescription)] = []

  func declare(_ key: SceneKey, _ description: SceneDescription) {
    if let index = scenes.firstIndex(where: { $0.key === key }) {
      scenes[index].description = description
    } else {
      scenes.append((key, description))
    }
  }

  func forget(_ key: SceneKey) { scenes.removeAll { $0.key === key } }

  /// Whether the app starts with a window of this scene: the first one that is not its settings.
  func isFirst(_ key: SceneKey) -> Bool {
    scenes.first { $0.description.kind != .settings }?.key === key
  }

  func scene(where isMeant: (SceneDescription) -> Bool) -> (key: SceneKey, description: SceneDescription)? {
    scenes.first { isMeant($0.description) }
  }

  /// The ids and types that windows can be opened for, for messages.
  var names: [String] {
    scenes.compactMap { _, scene in scene.id.map { "\"\($0)\"" } ?? scene.valueType.map { "\($0)" } }
  }
}
