import SwiftUI
import Testing
import TopdownStage

private struct Made<Content: Scene>: App {
  let content: Content

  init() { fatalError("made by a test, with a scene") }
  init(_ content: Content) { self.content = content }

  var body: some Scene { content }
}

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View { Button("Open id") { openWindow(id: "page") } }
}

/// A window group whose title is a key, with content that is made at once.
@MainActor struct WindowGroupKeyTests {
  private let key: LocalizedStringKey = "Pages"
  private let page: () -> Text = { Text("Page") }

  @Test func anAppStartsWithAWindowTitledByAKey() {
    #expect(Stage(app: Made(WindowGroup(key, content: page))).shows("Page"))
  }

  @Test func aWindowTitledByAKeyOpensByItsId() throws {
    let group = WindowGroup(key, id: "page", content: page)
    let stage = Stage(app: Made(SceneBuilder.buildBlock(WindowGroup { Opener() }, group)))

    try stage.button("Open id").tap()

    #expect(stage.shows("Page"))
  }
}
