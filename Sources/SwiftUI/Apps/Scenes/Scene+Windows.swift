import Foundation
@_spi(Runtime) import SwiftUICore

/// What a scene says of its windows to a system that lays windows out; on one screen it changes nothing.
package struct WindowPreferences {
  package var defaultSize: CGSize?
  package var defaultPosition: UnitPoint?
  package var resizability: WindowResizability?
  package var level: WindowLevel?
  package var idealSize: WindowIdealSize?
  package var managerRole: WindowManagerRole?
  package var launchBehavior: SceneLaunchBehavior?
  package var restorationBehavior: SceneRestorationBehavior?
  package var style: Any.Type?
  package var toolbarStyle: Any.Type?
  package var menuBarExtraStyle: Any.Type?
  package var externalEvents: Set<String>?
  package var systemOverlays: Visibility?
}

private enum WindowPreferencesKey: EnvironmentKey {
  static var defaultValue: WindowPreferences { WindowPreferences() }
}

extension EnvironmentValues {
  package var windowPreferences: WindowPreferences {
    get { self[WindowPreferencesKey.self] }
    set { self[WindowPreferencesKey.self] = newValue }
  }
}

extension Scene {
  private nonisolated func prefer<Value>(_ keyPath: WritableKeyPath<WindowPreferences, Value>, _ value: Value) -> some Scene {
    let path: WritableKeyPath<EnvironmentValues, WindowPreferences> = \.windowPreferences
    return environment(path.appending(path: keyPath), value)
  }

  /// - Gap: windows have the screen's size.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { prefer(\.defaultSize, size) }

  /// - Gap: windows have the screen's size.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// - Gap: windows fill the screen.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { prefer(\.defaultPosition, position) }

  /// - Gap: windows have the screen's size.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    prefer(\.resizability, resizability)
  }

  /// - Gap: the window that was opened last is in front.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { prefer(\.level, level) }

  /// - Gap: windows have the screen's size.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { prefer(\.idealSize, idealSize) }

  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { prefer(\.managerRole, role) }

  /// - Gap: windows have neither title bar nor frame.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { prefer(\.style, S.self) }

  /// - Gap: windows have no toolbar of their own.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    prefer(\.toolbarStyle, S.self)
  }

  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    prefer(\.menuBarExtraStyle, S.self)
  }

  /// - Gap: an app starts with a window of its first scene, whatever the scenes prefer.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    prefer(\.launchBehavior, behavior)
  }

  /// - Gap: windows are not restored at the next start.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    prefer(\.restorationBehavior, behavior)
  }

  /// - Gap: no event opens a window of its own: it goes to the windows that are open.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    prefer(\.externalEvents, conditions)
  }

  /// - Gap: the screen has no system overlays.
  public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    prefer(\.systemOverlays, preferredVisibility)
  }
}
