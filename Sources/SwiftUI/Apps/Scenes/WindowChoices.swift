/// Whether and how far a person may resize the windows of a scene.
public struct WindowResizability: Hashable, Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  public static var automatic: WindowResizability { WindowResizability(kind: .automatic) }
  /// Between the least and the greatest size of the content.
  public static var contentSize: WindowResizability { WindowResizability(kind: .contentSize) }
  /// From the least size of the content upwards.
  public static var contentMinSize: WindowResizability { WindowResizability(kind: .contentMinSize) }
}

/// Which windows stand over which.
public struct WindowLevel: Hashable, Sendable {
  private enum Kind { case automatic, desktop, floating, normal }
  private let kind: Kind

  public static var automatic: WindowLevel { WindowLevel(kind: .automatic) }
  public static var desktop: WindowLevel { WindowLevel(kind: .desktop) }
  public static var floating: WindowLevel { WindowLevel(kind: .floating) }
  public static var normal: WindowLevel { WindowLevel(kind: .normal) }
}

/// The size that a window takes when it is zoomed.
public struct WindowIdealSize: Sendable {
  private enum Kind { case automatic, fitToContent, maximum }
  private let kind: Kind

  public static let automatic = WindowIdealSize(kind: .automatic)
  public static let fitToContent = WindowIdealSize(kind: .fitToContent)
  public static let maximum = WindowIdealSize(kind: .maximum)
}

/// How windows share the screen with others.
public struct WindowManagerRole: Sendable {
  private enum Kind { case automatic, principal, associated }
  private let kind: Kind

  public static let automatic = WindowManagerRole(kind: .automatic)
  public static let principal = WindowManagerRole(kind: .principal)
  public static let associated = WindowManagerRole(kind: .associated)
}

/// Whether a scene shows when the app starts.
public struct SceneLaunchBehavior: Sendable {
  private enum Kind { case automatic, presented, suppressed }
  private let kind: Kind

  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  public static let presented = SceneLaunchBehavior(kind: .presented)
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

/// Whether the windows of a scene come back when the app starts again.
public struct SceneRestorationBehavior: Sendable {
  private enum Kind { case automatic, disabled }
  private let kind: Kind

  public static let automatic = SceneRestorationBehavior(kind: .automatic)
  public static let disabled = SceneRestorationBehavior(kind: .disabled)
}
