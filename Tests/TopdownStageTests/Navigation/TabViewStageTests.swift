import SwiftUI
import Testing
import TopdownStage

@MainActor struct TabViewStageTests {
  private struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack {
          List { NavigationLink("Detail") { Text("A detail") } }.navigationTitle("Home")
        }
        .tabItem { Label("Home", systemImage: "house") }
        Form { Text("Settings content") }
          .tabItem { Label("Settings", systemImage: "gear") }
      }
    }
  }

  @Test func aTabKeepsItsScreensWhileAnotherShows() throws {
    let stage = Stage(Tabs())
    try stage.row("Detail").tap()

    try stage.tab("Settings").tap()
    #expect(stage.shows("Settings content"))
    #expect(!stage.shows("A detail"))
    try stage.tab("Home").tap()

    #expect(stage.shows("A detail"))
    try stage.goBack()
    #expect(stage.shows("Detail"))
  }

  @Test func theScreenSaysWhichTabShows() throws {
    let stage = Stage(Tabs())

    try stage.tab("Settings").tap()

    #expect(stage.screen.hasSuffix("  tabBar\n    tab \"Home\"\n    tab \"Settings\" selected"))
  }

  @Test func goingBackWhereThereIsNoWayBackFails() {
    let stage = Stage(Tabs())

    #expect(throws: StageError.self) { try stage.goBack() }
  }
}
