import SwiftUI
import Testing
import TopdownStage

@MainActor struct ScreenTextTests {
  @Test func oneLineANodeWithItsStateAndWhatCanBeDone() {
    let stage = Stage(
      List {
        Toggle("On", isOn: .constant(true))
        Text("Say \"hi\"\nto all").swipeActions { Button("Delete", role: .destructive) {} }
        Button("Save") {}.disabled(true)
        TextField("Name", text: .constant("Le Guin")).accessibilityIdentifier("name")
        ProgressView(value: 0.25)
      }
      .refreshable {})

    #expect(
      stage.screen == """
        screen
          list refreshable
            row "On"
              toggle "On" = "on"
            row "Say \\"hi\\"\\nto all" swipe-trailing
              text "Say \\"hi\\"\\nto all"
            row "Save"
              button "Save" disabled
            row "Name"
              textField "Name" = "Le Guin" #name
            row
              progress = "25%"
        """)
  }

  @Test func aRevealedRowShowsItsActions() throws {
    let stage = Stage(List { Text("Dune").swipeActions { Button("Delete") {} } })

    try stage.row("Dune").swipe(.trailing)

    #expect(
      stage.screen == """
        screen
          list
            row "Dune" revealed
              text "Dune"
              button "Delete"
        """)
  }
}
