@_spi(Runtime) import SwiftUICore

/// The structure and behaviour of an app: its scenes, and the state that they share.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Hands the app to the host that is linked into the executable, and never returns.
  ///
  /// Ends the process with code 69 and a message that names the missing product where no host is linked.
  @MainActor @preconcurrency public static func main() {
    HostedApp.launch(HostedApp(name: String(describing: Self.self)) { AppRoot(Self()) })
  }
}
