import Combine
import Foundation
import Observation
import SwiftUI
import Testing
import TopdownStage

/// An app whose one scene is what a test says.
private struct Made<Content: Scene>: App {
  let content: Content

  init() { fatalError("made by a test, with a scene") }
  init(_ content: Content) { self.content = content }

  var body: some Scene { content }
}

@Observable private final class Shelf {
  var title = "Shelf"
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct Reader: View {
  @Environment(\.lineSpacing) private var spacing
  @Environment(Shelf.self) private var shelf: Shelf?

  var body: some View { Text("\(shelf?.title ?? "none") \(Int(spacing))") }
}

private struct CounterReader: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    Text("\(counter.count)")
    Button("Add") { counter.count += 1 }
  }
}

@MainActor struct SceneModifierTests {
  private func stage(_ scene: some Scene) -> Stage { Stage(app: Made(scene)) }

  @Test func aSceneHandsValuesDown() {
    #expect(stage(WindowGroup { Reader() }.environment(\.lineSpacing, 7)).shows("none 7"))
    #expect(stage(WindowGroup { Reader() }.transformEnvironment(\.lineSpacing) { $0 += 3 }).shows("none 3"))
  }

  @Test func aSceneHandsObjectsDown() throws {
    #expect(stage(WindowGroup { Reader() }.environment(Shelf())).shows("Shelf 0"))

    let counting = stage(WindowGroup { CounterReader() }.environmentObject(Counter()))
    try counting.button("Add").tap()
    #expect(counting.shows("1"))
  }

  @Test func aSceneIsToldOfChanges() throws {
    let stage = Stage(app: Changing())

    try stage.button("Add").tap()

    #expect(stage.screen.contains("0 to 1, now, ") && stage.screen.contains("first 0") && stage.screen.contains("first 1"))
  }

  @available(*, deprecated)
  @Test func aSceneIsToldOfChangesInTheOlderForm() throws {
    let stage = Stage(app: OlderChanging())

    try stage.button("Add").tap()

    #expect(stage.shows("1, "))
  }

  @Test func commandsMayBeReplacedOrRemoved() throws {
    let replaced = stage(WindowGroup { Text("A") }.commandsReplaced { CommandMenu("Own") { Button("Add") {} } })
    let removed = stage(WindowGroup { Text("A") }.commandsRemoved())

    #expect(try replaced.commands("Own").button("Add").label == "Add")
    #expect(removed.shows("A"))
  }
}

private struct Changing: App {
  @State private var count = 0
  @State private var text = ""

  var body: some Scene {
    WindowGroup {
      Text(text)
      Button("Add") { count += 1 }
    }
    .onChange(of: count) { text += "\($0) to \($1), " }
    .onChange(of: count) { text += "now, " }
    .onChange(of: count, initial: true) { text += "first \($1), " }
  }
}

@available(*, deprecated)
private struct OlderChanging: App {
  @State private var count = 0
  @State private var text = ""

  var body: some Scene {
    WindowGroup {
      Text(text)
      Button("Add") { count += 1 }
    }
    .onChange(of: count, perform: { text += "\($0), " })
  }
}
