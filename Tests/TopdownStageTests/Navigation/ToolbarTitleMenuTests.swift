import SwiftUI
import Testing
import TopdownStage

@MainActor struct ToolbarTitleMenuTests {
  private let notes = Notes()

  @Test func aScreensTitleHasAMenu() throws {
    let stage = Stage(
      NavigationStack {
        Text("Chapter").navigationTitle("Dune").toolbarTitleMenu { Button("Rename") { notes.add("rename") } }
      })

    try stage.button("Title Menu").tap()
    try stage.menu().button("Rename").tap()

    #expect(notes.lines == ["rename"])
  }

  @Test func theMenuIsAnItemAmongOthers() {
    let stage = Stage(
      NavigationStack {
        Text("Chapter").toolbar {
          ToolbarTitleMenu { Button("Rename") {} }
          ToolbarItem { Button("Edit") {} }
        }
      })
    let empty = Stage(NavigationStack { Text("Chapter").toolbar { ToolbarTitleMenu() } })

    #expect(stage.shows("Title Menu") && stage.shows("Edit"))
    #expect(!empty.shows("Title Menu"))
  }
}
