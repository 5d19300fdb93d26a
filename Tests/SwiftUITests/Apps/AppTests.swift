import SwiftUI
import Testing
import TopdownStage

private struct Notebook: App {
  @State private var notes = ["Milk"]

  var body: some Scene {
    WindowGroup("Notes") { NotesScreen(notes: $notes) }
    WindowGroup("Note", id: "note", for: String.self) { $note in
      Text("Note: \(note ?? "none")")
      CloseButton()
      Button("Rename") { note = "Bread" }
    }
    Window("About", id: "about") {
      Text("Notebook 1")
      CloseButton()
    }
    Settings { Text("No settings") }
  }
}

private struct NotesScreen: View {
  @Binding var notes: [String]
  @Environment(\.openWindow) private var openWindow
  @Environment(\.openSettings) private var openSettings
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    Text(notes.joined(separator: ", "))
    Button("Add") { notes.append("Eggs") }
    Button("Open") { openWindow(value: notes[0]) }
    Button("About") { openWindow(id: "about") }
    Button("Settings") { openSettings() }
    SettingsLink()
    TextField("Draft", text: $draft)
  }
}

private struct CloseButton: View {
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View { Button("Close") { dismissWindow() } }
}

@MainActor struct AppTests {
  private let stage = Stage(app: Notebook())

  @Test func anAppStartsWithAWindowOfItsFirstScene() {
    #expect(stage.shows("Milk"))
    #expect(!stage.shows("Notebook 1"))
  }

  @Test func stateOfTheAppIsSharedWithItsWindows() throws {
    try stage.button("Add").tap()

    #expect(stage.shows("Milk, Eggs"))
  }

  @Test func aWindowOpensInFrontForAValue() throws {
    try stage.button("Open").tap()

    #expect(stage.shows("Note: Milk"))
    #expect(!stage.shows("Add"))
  }

  @Test func whatAWindowWasOpenedForCanBeChangedInside() throws {
    try stage.button("Open").tap()
    try stage.button("Rename").tap()

    #expect(stage.shows("Note: Bread"))
  }

  @Test func aClosedWindowShowsTheOneBehindIt() throws {
    try stage.button("About").tap()
    try stage.button("Close").tap()

    #expect(stage.shows("Milk"))
  }

  @Test func settingsOpenByActionAndByLink() throws {
    try stage.button("Settings").tap()
    #expect(stage.shows("No settings"))

    let other = Stage(app: Notebook())
    try other.button("Settings…").tap()
    #expect(other.shows("No settings"))
  }

  @Test func whatASceneStoresIsReadByTheNextStartOfIt() throws {
    let defaults = UserDefaults(suiteName: "topdown.tests.scenes")!
    defer { defaults.removePersistentDomain(forName: "topdown.tests.scenes") }
    let first = Stage(app: Stored(defaults: defaults))
    try first.textField("Draft").type("Call Ann")

    let second = Stage(app: Stored(defaults: defaults))

    #expect(try second.textField("Draft").value == "Call Ann")
  }
}

private struct Stored: App {
  var defaults = UserDefaults.standard
  var body: some Scene {
    WindowGroup { NotesScreen(notes: .constant([])) }
      .defaultAppStorage(defaults)
  }
}
