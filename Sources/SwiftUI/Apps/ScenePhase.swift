import SwiftUICore

/// How much of a scene a person sees, and whether it reacts.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
  /// What the stage or the browser last said; `background` where there is neither.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
