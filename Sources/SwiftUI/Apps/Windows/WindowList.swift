/// A scene of an app, as long as it stands there.
final class SceneKey: Sendable {}

/// A window that is open.
struct OpenWindow: Identifiable {
  let id: Int
  /// Nil for the one window that an app starts with, which belongs to its first scene with windows.
  let scene: SceneKey?
  /// What the window was opened for.
  var value: AnyHashable?
}

/// The windows of an app that are open, the front one last.
struct WindowList {
  private(set) var open = [OpenWindow(id: 0, scene: nil)]
  private var lastID = 0

  var front: Int? { open.last?.id }

  func value(of id: Int) -> AnyHashable? { open.first { $0.id == id }?.value }

  mutating func setValue(_ value: AnyHashable?, of id: Int) {
    guard let index = open.firstIndex(where: { $0.id == id }) else { return }
    open[index].value = value
  }

  /// Brings forward the window that `isKnown` finds, or opens a new one.
  mutating func show(_ scene: SceneKey, value: AnyHashable?, isKnown: (OpenWindow) -> Bool) {
    if let index = open.firstIndex(where: isKnown) {
      open.append(open.remove(at: index))
    } else {
      lastID += 1
      open.append(OpenWindow(id: lastID, scene: scene, value: value))
    }
  }

  mutating func close(where isMeant: (OpenWindow) -> Bool) { open.removeAll(where: isMeant) }
}
