import SwiftUI
import Testing
import TopdownStage

private struct Made<Content: Scene>: App {
  let content: Content

  init() { fatalError("made by a test, with a scene") }
  init(_ content: Content) { self.content = content }

  var body: some Scene { content }
}

/// Opens what a test wants to see.
private struct Opener: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Open id") { openWindow(id: "page") }
    Button("Open value") { openWindow(value: 7) }
    Button("Open both") { openWindow(id: "page", value: 7) }
  }
}

/// Each way to write a window group.
@MainActor struct WindowGroupFormTests {
  private let string = "Pages"
  private let text = Text("Pages")

  private func first(_ group: some Scene) -> Bool { Stage(app: Made(group)).shows("Page") }

  private func opened(_ group: some Scene, by button: String) throws -> String {
    let stage = Stage(app: Made(SceneBuilder.buildBlock(WindowGroup { Opener() }, group)))
    try stage.button(button).tap()
    return stage.screen
  }

  private let page: () -> Text = { Text("Page") }

  @Test func anAppStartsWithAWindowOfEachForm() {
    #expect(first(WindowGroup(content: page)) && first(WindowGroup("Pages", content: page)))
    #expect(first(WindowGroup(string, content: page)) && first(WindowGroup(text, content: page)))
    #expect(first(WindowGroup(makeContent: page)) && first(WindowGroup("Pages", makeContent: page)))
    #expect(first(WindowGroup(string, makeContent: page)) && first(WindowGroup(text, makeContent: page)))
  }

  @Test func aWindowOpensByItsIdInEachForm() throws {
    let screens: [String] = [
      try opened(WindowGroup(id: "page", content: page), by: "Open id"),
      try opened(WindowGroup("Pages", id: "page", content: page), by: "Open id"),
      try opened(WindowGroup(string, id: "page", content: page), by: "Open id"),
      try opened(WindowGroup(text, id: "page", content: page), by: "Open id"),
      try opened(WindowGroup(id: "page", makeContent: page), by: "Open id"),
      try opened(WindowGroup("Pages", id: "page", makeContent: page), by: "Open id"),
      try opened(WindowGroup(string, id: "page", makeContent: page), by: "Open id"),
      try opened(WindowGroup(text, id: "page", makeContent: page), by: "Open id"),
    ]

    for screen in screens { #expect(screen.contains("text \"Page\"")) }
  }

  @Test func aWindowOpensForAValueInEachForm() throws {
    let page: (Binding<Int?>) -> Text = { Text("Page \($0.wrappedValue ?? 0)") }
    let screens: [String] = [
      try opened(WindowGroup(for: Int.self, content: page), by: "Open value"),
      try opened(WindowGroup("Pages", for: Int.self, content: page), by: "Open value"),
      try opened(WindowGroup(string, for: Int.self, content: page), by: "Open value"),
      try opened(WindowGroup(text, for: Int.self, content: page), by: "Open value"),
      try opened(WindowGroup(id: "page", for: Int.self, content: page), by: "Open both"),
      try opened(WindowGroup("Pages", id: "page", for: Int.self, content: page), by: "Open both"),
      try opened(WindowGroup(string, id: "page", for: Int.self, content: page), by: "Open both"),
      try opened(WindowGroup(text, id: "page", for: Int.self, content: page), by: "Open both"),
    ]

    for screen in screens { #expect(screen.contains("text \"Page 7\"")) }
  }

  @Test func aWindowWithoutAValueHasTheDefaultOneInEachForm() throws {
    let page: (Binding<Int>) -> Text = { Text("Page \($0.wrappedValue)") }
    let one: () -> Int = { 1 }
    let screens: [String] = [
      Stage(app: Made(WindowGroup(for: Int.self, content: page, defaultValue: one))).screen,
      Stage(app: Made(WindowGroup("Pages", for: Int.self, content: page, defaultValue: one))).screen,
      Stage(app: Made(WindowGroup(string, for: Int.self, content: page, defaultValue: one))).screen,
      Stage(app: Made(WindowGroup(text, for: Int.self, content: page, defaultValue: one))).screen,
      try opened(WindowGroup(id: "page", for: Int.self, content: page, defaultValue: one), by: "Open id"),
      try opened(WindowGroup("Pages", id: "page", for: Int.self, content: page, defaultValue: one), by: "Open id"),
      try opened(WindowGroup(string, id: "page", for: Int.self, content: page, defaultValue: one), by: "Open id"),
      try opened(WindowGroup(text, id: "page", for: Int.self, content: page, defaultValue: one), by: "Open id"),
    ]

    for screen in screens { #expect(screen.contains("text \"Page 1\"")) }
  }

  @Test func aWindowOfItsOwnOpensByItsIdInEachForm() throws {
    let screens: [String] = [
      try opened(Window("Pages", id: "page", content: page), by: "Open id"),
      try opened(Window(string, id: "page", content: page), by: "Open id"),
      try opened(Window(text, id: "page", content: page), by: "Open id"),
      try opened(UtilityWindow("Pages", id: "page", content: page), by: "Open id"),
      try opened(UtilityWindow(string, id: "page", content: page), by: "Open id"),
      try opened(UtilityWindow(text, id: "page", content: page), by: "Open id"),
    ]

    for screen in screens { #expect(screen.contains("text \"Page\"")) }
  }
}
