import SwiftUI
import Testing
import TopdownStage

/// A small screen with one of everything.
private struct Sampler: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var taps = 0

  var body: some View {
    VStack {
      Toggle("Sort by author", isOn: $isOn)
      TextField("Name", text: $name)
      Button("Delete") { taps += 1 }
      Button("Save") { taps += 1 }.disabled(true)
      Button("Ghost") { taps += 1 }.accessibilityHidden(true)
      Text("\(taps) taps, \(name)")
      Text("Twice")
      Text("Twice")
      Text("Marked").accessibilityIdentifier("mark")
    }
  }
}

@MainActor struct FindingTests {
  @Test func handsChangeTheScreen() throws {
    let stage = Stage(Sampler())

    try stage.button("Delete").tap()
    try stage.textField("Name").type("Le")
    try stage.textField("Name").type(" Guin")
    try stage.toggle("Sort by author").tap()

    #expect(stage.shows("1 taps, Le Guin"))
    #expect(try stage.toggle("Sort by author").value == "on")
  }

  @Test func whatHasNoNameIsFoundByItsPlace() throws {
    let stage = Stage(Sampler())

    #expect(try stage.element(.button, at: 0).label == "Delete")
    #expect(try stage.element(.button, at: 1).label == "Save")
    let error = #expect(throws: StageError.self) { try stage.element(.button, at: 2) }
    #expect(error?.description.hasPrefix("there is no button at place 2 on the screen.") == true)
  }

  @Test func clearingEmptiesAField() throws {
    let stage = Stage(Sampler())
    try stage.textField("Name").type("Le Guin")

    try stage.textField("Name").clear()

    #expect(stage.shows("0 taps, "))
  }

  @Test func anIdentifierFindsItsElement() throws {
    #expect(try Stage(Sampler()).element(identifier: "mark").label == "Marked")
  }

  @Test func aNameThatIsNotThereFailsWithTheNearestAndTheScreen() {
    let stage = Stage(
      VStack {
        Button("Delete") {}; Text("Dune")
      })

    #expect(
      description { try stage.button("Delte").tap() } == """
        there is no button "Delte" on the screen. Nearest: button "Delete". The screen:
        screen
          button "Delete"
          text "Dune"
        """)
  }

  @Test func theSameNameInAnotherRoleIsNearest() {
    let stage = Stage(
      VStack {
        Text("Delete"); Button("Select") {}
      })

    #expect(
      description { try stage.button("Delete").tap() } == """
        there is no button "Delete" on the screen. Nearest: text "Delete", button "Select". The screen:
        screen
          text "Delete"
          button "Select"
        """)
  }

  @Test func nothingAlikeGivesNoHint() {
    let stage = Stage(Text("Dune"))

    #expect(
      description { try stage.toggle("Sort by author").tap() } == """
        there is no toggle "Sort by author" on the screen. The screen:
        screen
          text "Dune"
        """)
  }

  @Test func aNameThatStandsTwiceIsNotGuessed() {
    let stage = Stage(
      VStack {
        Button("Delete") {}; Button("Delete") {}
      })

    #expect(
      description { try stage.button("Delete").tap() } == """
        button "Delete" is on the screen 2 times: look inside a row, or give one an accessibility identifier. The screen:
        screen
          button "Delete"
          button "Delete"
        """)
  }

  @Test func aDisabledElementRefuses() {
    let stage = Stage(Sampler())

    #expect(
      description { try stage.button("Save").tap() }
        == "button \"Save\" is disabled: a tap would do nothing. Bring the screen into a state in which it is enabled first.")
  }

  @Test func aHiddenElementRefusesAndIsNotOnTheTextScreen() {
    let stage = Stage(Sampler())

    #expect(
      description { try stage.button("Ghost").tap() }
        == "button \"Ghost\" is hidden: nobody can see or reach it. Show it first, or look for what is shown.")
    #expect(!stage.screen.contains("Ghost"))
    #expect(!stage.shows("Ghost"))
  }

  @Test func aTextDoesNotReactToATap() {
    let stage = Stage(Text("Dune"))

    #expect(description { try stage.text("Dune").tap() } == "text \"Dune\" does not react to a tap: nothing can be done with it.")
  }

  @Test func aRowWithoutActionsIsNotSwiped() {
    let stage = Stage(List { Text("Dune") })

    #expect(
      description { try stage.row("Dune").swipe(.trailing) }
        == "row \"Dune\" does not have swipe actions at its trailing edge: nothing can be done with it.")
  }

  @Test func anElementThatLeftIsSaidToHaveLeft() throws {
    struct Vanishing: View {
      @State private var isShown = true
      var body: some View { if isShown { Button("Go") { isShown = false } } else { Text("gone") } }
    }
    let stage = Stage(Vanishing())
    let button = try stage.button("Go")
    try button.tap()

    #expect(
      description { try button.tap() } == """
        button "Go" has left the screen since it was found: find it again. The screen:
        screen
          text "gone"
        """)
  }

  /// The message of what `body` throws.
  private func description(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }
}
