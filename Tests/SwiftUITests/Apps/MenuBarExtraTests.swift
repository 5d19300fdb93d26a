import SwiftUI
import Testing
import TopdownStage

private struct Made<Content: Scene>: App {
  let content: Content

  init() { fatalError("made by a test, with a scene") }
  init(_ content: Content) { self.content = content }

  var body: some Scene {
    WindowGroup { Text("Window") }
    content
  }
}

private struct Timers: App {
  @State private var isInserted = true
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Text("\(count) started")
      Button("Hide") { isInserted = false }
    }
    MenuBarExtra("Timers", isInserted: $isInserted) { Button("Start") { count += 1 } }
  }
}

/// Each way to write an item of the menu bar.
@MainActor struct MenuBarExtraTests {
  private let string = "Timers"
  private let inserted = Binding.constant(true)

  private func offers(_ scene: some Scene) -> Bool {
    (try? Stage(app: Made(scene)).commands("Timers").button("Start")) != nil
  }

  @ViewBuilder private func content() -> Button<Text> { Button("Start") {} }

  @Test func itsCommandsAreFoundByItsName() {
    #expect(offers(MenuBarExtra("Timers", content: content)) && offers(MenuBarExtra(string, content: content)))
    #expect(offers(MenuBarExtra("Timers", systemImage: "timer", content: content)))
    #expect(offers(MenuBarExtra(string, systemImage: "timer", content: content)))
    #expect(offers(MenuBarExtra("Timers", image: "none", content: content)))
    #expect(offers(MenuBarExtra(string, image: "none", content: content)))
    #expect(offers(MenuBarExtra(content: content) { Text("Timers") }))
  }

  @Test func itStandsThereWhileItIsInserted() {
    for isInserted in [true, false] {
      let inserted = Binding.constant(isInserted)
      #expect(offers(MenuBarExtra("Timers", isInserted: inserted, content: content)) == isInserted)
      #expect(offers(MenuBarExtra(string, isInserted: inserted, content: content)) == isInserted)
      #expect(offers(MenuBarExtra("Timers", systemImage: "timer", isInserted: inserted, content: content)) == isInserted)
      #expect(offers(MenuBarExtra(string, systemImage: "timer", isInserted: inserted, content: content)) == isInserted)
      #expect(offers(MenuBarExtra("Timers", image: "none", isInserted: inserted, content: content)) == isInserted)
      #expect(offers(MenuBarExtra(string, image: "none", isInserted: inserted, content: content)) == isInserted)
      #expect(offers(MenuBarExtra(isInserted: inserted, content: content) { Text("Timers") }) == isInserted)
    }
  }

  @Test func itActsOnTheAppAndLeavesWithItsBinding() throws {
    let stage = Stage(app: Timers())
    try stage.commands("Timers").button("Start").tap()
    #expect(stage.shows("1 started"))

    try stage.button("Hide").tap()

    #expect(throws: StageError.self) { try stage.commands("Timers") }
  }

  @Test func itTakesNoRoomAndIsNotDrawn() {
    let stage = Stage(app: Made(MenuBarExtra("Timers", content: content)))

    #expect(stage.display.items == Stage(Text("Window")).display.items)
  }
}
