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
}
