@_spi(Runtime) import SwiftUICore

/// An app as a view: the windows of its scenes, the front one showing.
@_spi(Runtime) public struct AppRoot<A: App>: View {
  let app: Installed<A>
  @State private var windows = WindowList()
  @State private var directory = SceneDirectory()

  public init(_ app: A) { self.app = Installed(app) }

  public var body: some View {
    ZStack {
      A.Body._makeScene(app.value.body).view
    }
    .environment(\.windowControl, WindowControl(windows: $windows, directory: directory))
  }
}
