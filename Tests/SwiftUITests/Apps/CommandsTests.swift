import SwiftUI
import Testing
import TopdownStage

private struct Editor: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup { Text("\(count) documents") }
      .commands {
        CommandMenu("Documents") {
          Button("Add") { count += 1 }
        }
        CommandGroup(after: .newItem) {
          Button("Add Two") { count += 2 }
        }
        SidebarCommands()
      }
  }
}

@MainActor struct CommandsTests {
  private let stage = Stage(app: Editor())

  @Test func aMenusCommandIsCarriedOut() throws {
    try stage.commands("Documents").button("Add").tap()

    #expect(stage.shows("1 documents"))
  }

  @Test func aGroupStandsInTheMenuOfItsPlacement() throws {
    try stage.commands("File").button("Add Two").tap()

    #expect(stage.shows("2 documents"))
  }

  @Test func commandsTakeNoRoomAndAreNotDrawn() {
    #expect(stage.display.items == Stage(Text("0 documents")).display.items)
  }

  @Test func aGroupOfCommandsIsEachOfThem() throws {
    let stage = Stage(app: GroupedCommands())

    #expect(stage.shows("Pages"))
    try stage.commands("First").button("Turn").tap()
    try stage.commands("Second").button("Turn Back").tap()
  }
}

/// Two scenes and two menus, each in a group.
private struct GroupedCommands: App {
  var body: some Scene {
    Group {
      WindowGroup { Text("Pages") }
      Window("Notes", id: "notes") { Text("Nothing yet") }
    }
    .commands {
      Group {
        CommandMenu("First") { Button("Turn") {} }
        CommandMenu("Second") { Button("Turn Back") {} }
      }
    }
  }
}

/// Windows that keys open.
private struct Shortcuts: App {
  var body: some Scene {
    WindowGroup { Draft() }
      .keyboardShortcut("d", modifiers: [.command, .shift])
    Window("Notes", id: "notes") { Text("Nothing yet") }
      .keyboardShortcut(KeyboardShortcut("0"))
    Window("Log", id: "log") { Text("No entries") }
      .keyboardShortcut(nil)
  }
}

private struct Draft: View {
  @State private var text = "Empty"

  var body: some View { Button(text) { text = "Written" } }
}

@MainActor struct SceneShortcutTests {
  private let stage = Stage(app: Shortcuts())

  @Test func keysOpenTheWindowOfTheirScene() throws {
    try stage.press("0", modifiers: .command)

    #expect(stage.shows("Nothing yet"))
  }

  @Test func keysOpenANewWindowOfAGroup() throws {
    try stage.button("Empty").tap()
    #expect(stage.shows("Written"))

    try stage.press("d", modifiers: [.command, .shift])

    #expect(stage.shows("Empty"))
  }

  @Test func theCommandStandsInTheMenuBar() throws {
    try stage.commands("Window").button("Notes").tap()

    #expect(stage.shows("Nothing yet"))
    #expect(try stage.commands("Window").all(.button).map(\.label) == ["Notes"])
  }
}
