@_spi(Runtime) import SwiftUICore

/// What opens and closes the windows of an app.
struct WindowControl: @unchecked Sendable {
  @Binding var windows: WindowList
  let directory: SceneDirectory

  /// Opens a window of the scene with this id and this type of value, or brings its window forward.
  @MainActor func open(id: String?, value: (any Hashable)?) {
    let type = value.map { Swift.type(of: $0) as any Hashable.Type }
    let found = directory.scene { scene in
      if let id, scene.id != id { return false }
      return type == nil ? id != nil : scene.valueType.map { $0 == type! } ?? false
    }
    guard let found else { return reportUnknown(id, type) }
    show(found, value: value.map { AnyHashable($0) })
  }

  @MainActor func openSettings() {
    guard let found = directory.scene(where: { $0.kind == .settings }) else {
      return UninstalledUse.report("openSettings() has no effect: the app has no Settings scene.")
    }
    show(found, value: nil)
  }

  /// Closes the windows of the scene with this id, of this value where one is given.
  @MainActor func close(id: String?, value: (any Hashable)?) {
    let type = value.map { Swift.type(of: $0) as any Hashable.Type }
    let found = directory.scene { scene in
      (id == nil || scene.id == id) && (type == nil || scene.valueType.map { $0 == type! } ?? false)
    }
    guard let found else { return reportUnknown(id, type) }
    let isStart = directory.isFirst(found.key)
    windows.close { window in
      (window.scene === found.key || (window.scene == nil && isStart))
        && (value.map { window.value == AnyHashable($0) } ?? true)
    }
  }

  @MainActor func close(_ id: Int) { windows.close { $0.id == id } }

  func show(_ scene: (key: SceneKey, description: SceneDescription), value: AnyHashable?) {
    let isSingle = scene.description.kind != .group
    windows.show(scene.key, value: value) { window in
      guard window.scene === scene.key else { return false }
      return isSingle || (value != nil && window.value == value)
    }
  }

  @MainActor private func reportUnknown(_ id: String?, _ type: (any Hashable.Type)?) {
    let sought = [id.map { "the id \"\($0)\"" }, type.map { "values of type \($0)" }].compactMap { $0 }.joined(separator: " and ")
    let known = directory.names
    UninstalledUse.report(
      "no scene of the app has \(sought), so there is no window to open or close; "
        + (known.isEmpty ? "give a scene an id." : "its scenes have \(known.joined(separator: ", "))."))
  }
}

private enum WindowControlKey: EnvironmentKey {
  static var defaultValue: WindowControl? { nil }
}

private enum WindowIDKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// Nil outside of an app.
  var windowControl: WindowControl? {
    get { self[WindowControlKey.self] }
    set { self[WindowControlKey.self] = newValue }
  }

  /// The window that a view stands in.
  var windowID: Int? {
    get { self[WindowIDKey.self] }
    set { self[WindowIDKey.self] = newValue }
  }
}
