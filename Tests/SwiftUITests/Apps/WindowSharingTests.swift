import SwiftUI
import Testing
import TopdownStage

private struct Made<Content: Scene>: App {
  let content: Content

  init() { fatalError("made by a test, with a scene") }
  init(_ content: Content) { self.content = content }

  var body: some Scene { content }
}

/// Opens a window that others may see.
private struct Opener: View {
  let behavior: OpenWindowAction.SharingBehavior

  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Open id") { Task { try await openWindow(id: "page", sharingBehavior: behavior) } }
    Button("Open value") { Task { try await openWindow(value: 7, sharingBehavior: behavior) } }
    Button("Open both") { Task { try await openWindow(id: "page", value: 7, sharingBehavior: behavior) } }
  }
}

@MainActor struct WindowSharingTests {
  private func opened(_ group: some Scene, by button: String, _ behavior: OpenWindowAction.SharingBehavior) throws -> Stage {
    let stage = Stage(app: Made(SceneBuilder.buildBlock(WindowGroup { Opener(behavior: behavior) }, group)))
    try stage.button(button).tap()
    return stage
  }

  @Test func aSharedWindowOpensByItsIdItsValueAndBoth() throws {
    let page: (Binding<Int?>) -> Text = { Text("Page \($0.wrappedValue ?? 0)") }

    for behavior in [OpenWindowAction.SharingBehavior.requested, .required] {
      let byID = try opened(WindowGroup(id: "page") { Text("Page") }, by: "Open id", behavior)
      let byValue = try opened(WindowGroup(for: Int.self, content: page), by: "Open value", behavior)
      let byBoth = try opened(WindowGroup(id: "page", for: Int.self, content: page), by: "Open both", behavior)

      #expect(byID.shows("Page") && byValue.shows("Page 7") && byBoth.shows("Page 7"))
    }
    #expect(OpenWindowAction.SharingBehavior.requested != .required)
  }
}
