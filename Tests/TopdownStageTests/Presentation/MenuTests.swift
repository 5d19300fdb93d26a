import SwiftUI
import Testing
import TopdownStage

private struct Options: View {
  @State private var isCompact = false
  let notes: Notes

  var body: some View {
    VStack {
      Text(isCompact ? "compact" : "roomy")
      Menu("Options") {
        Button("Copy") { notes.add("copied") }
        Menu("Sort") {
          Button("By name") { notes.add("by name") }
          Button("By date") { notes.add("by date") }
        }
        Section("View") {
          Toggle("Compact", isOn: $isCompact)
          Button("Hidden things") {}.disabled(true)
        }
        Divider()
        Button("Delete", role: .destructive) { notes.add("deleted") }
      }
    }
  }
}

@MainActor struct MenuTests {
  @Test func aTapOpensThePanelWithItsItems() throws {
    let stage = Stage(Options(notes: Notes()))
    #expect(stage.screen == "screen\n  text \"roomy\"\n  button \"Options\"")

    try stage.button("Options").tap()

    #expect(
      stage.screen == """
        screen
          menu
            button "Copy"
            button "Sort"
            section "View"
              header "View"
              toggle "Compact" = "off"
              button "Hidden things" disabled
            button "Delete"
        """)
  }

  @Test func theChoiceOfAnItemActsAndCloses() throws {
    let notes = Notes()
    let stage = Stage(Options(notes: notes))

    try stage.button("Options").choose("Copy")

    #expect(notes.lines == ["copied"])
    #expect(stage.screen == "screen\n  text \"roomy\"\n  button \"Options\"")
  }

  @Test func aChoiceInASubmenuClosesAllMenus() throws {
    let notes = Notes()
    let stage = Stage(Options(notes: notes))

    try stage.button("Options").choose("Sort", "By date")

    #expect(notes.lines == ["by date"])
    #expect(!stage.screen.contains("menu"))
  }

  @Test func aToggleInAMenuSwitchesAndCloses() throws {
    let stage = Stage(Options(notes: Notes()))

    try stage.button("Options").choose("Compact")

    #expect(stage.screen == "screen\n  text \"compact\"\n  button \"Options\"")
  }

  @Test func aTapBesideAMenuClosesIt() throws {
    let notes = Notes()
    let stage = Stage(Options(notes: notes))
    try stage.button("Options").tap()
    try stage.button("Sort").tap()

    try stage.dismiss()
    #expect(stage.shows("Copy"))
    try stage.dismiss()

    #expect(!stage.shows("Copy"))
    #expect(notes.lines == [])
  }

  @Test func anItemThatIsNotThereIsSaidWithTheNearest() throws {
    let stage = Stage(Menu("Options") { Button("Copy") {} })

    #expect(
      throws: StageError.notFound(
        sought: "menu item \"Copi\"", nearest: ["button \"Copy\""], screen: "screen\n  menu\n    button \"Copy\"")
    ) { try stage.button("Options").choose("Copi") }
  }

  @Test func aPrimaryActionTakesTheTapAndALongPressOpensTheMenu() throws {
    let notes = Notes()
    let stage = Stage(
      Menu("Send") {
        Button("Later") { notes.add("later") }
      } primaryAction: {
        notes.add("sent")
      })

    try stage.button("Send").tap()
    #expect(notes.lines == ["sent"])
    try stage.button("Send").choose("Later")

    #expect(notes.lines == ["sent", "later"])
  }

  @Test func aMenuStaysOpenWhereItsItemsSaySo() throws {
    let notes = Notes()
    let stage = Stage(
      Menu("Size") { Button("Larger") { notes.add("larger") }.menuActionDismissBehavior(.disabled) })
    try stage.button("Size").tap()

    try stage.button("Larger").tap()
    try stage.button("Larger").tap()

    #expect(notes.lines == ["larger", "larger"])
  }

  @Test func aDisabledMenuDoesNotOpen() {
    let stage = Stage(Menu("Options") { Button("Copy") {} }.disabled(true))

    #expect(throws: StageError.disabled("button \"Options\"")) { try stage.button("Options").tap() }
  }

  @Test func everyLabelNamesTheMenu() {
    let title: Substring = "Options"
    #expect(Stage(Menu(title) {}).screen == "screen\n  button \"Options\"")
    #expect(Stage(Menu("Options", systemImage: "star") {}).screen == "screen\n  button \"Options\"")
    #expect(
      Stage(
        Menu(title, systemImage: "star") {
        } primaryAction: {
        }
      ).screen == "screen\n  button \"Options\" long-press")
    #expect(
      Stage(
        Menu {
        } label: {
          Label("Options", systemImage: "star")
        }
      ).screen == "screen\n  button \"Options\"")
  }

  @Test func aStyleOfOnesOwnWrapsTheMenu() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("styled")
          Menu(configuration)
        }
      }
    }
    let stage = Stage(Menu("Options") { Button("Copy") {} }.menuStyle(Framed()))

    try stage.button("Options").tap()

    #expect(stage.shows("Copy"))
    #expect(Stage(Menu("Options") {}.menuStyle(Framed())).shows("styled"))
  }

  @Test func standardStylesAreButtons() {
    #expect(Stage(Menu("Options") {}.menuStyle(.automatic)).shows("Options"))
    #expect(Stage(Menu("Options") {}.menuStyle(.button)).shows("Options"))
    #expect(Stage(Menu("Options") {}.menuStyle(.borderlessButton)).shows("Options"))
  }

  @Test func orderAndIndicatorReachTheEnvironment() {
    struct Reader: View {
      @Environment(\.menuOrder) private var order
      @Environment(\.menuIndicatorVisibility) private var indicator
      var body: some View { Text(order == .fixed && indicator == .hidden ? "set" : "not set") }
    }

    #expect(Stage(Reader().menuOrder(.fixed).menuIndicator(.hidden)).shows("set"))
    #expect(Stage(Reader()).shows("not set"))
  }

  @Test func aMenuIsItsLabel() throws {
    let label = try Stage(Text("Options")).text("Options").frame.size

    #expect(try Stage(Menu("Options") {}).button("Options").frame.size == label)
  }
}

@MainActor struct ContextMenuTests {
  @Test func aLongPressOpensTheMenuAndATapStillActs() throws {
    let notes = Notes()
    let stage = Stage(
      Button("Dune") { notes.add("opened") }.contextMenu { Button("Delete") { notes.add("deleted") } })

    try stage.button("Dune").tap()
    try stage.button("Dune").longPress()
    #expect(stage.screen == "screen\n  menu\n    button \"Delete\"")
    try stage.button("Delete").tap()

    #expect(notes.lines == ["opened", "deleted"])
    #expect(stage.screen == "screen\n  button \"Dune\" long-press")
  }

  @Test func severalViewsInsideHaveTheMenuInCommon() throws {
    let stage = Stage(
      HStack {
        Text("Dune")
        Text("Frank Herbert")
      }
      .contextMenu { Button("Delete") {} })

    try stage.text("Frank Herbert").longPress()

    #expect(stage.shows("Delete"))
  }

  @Test func aRowsMenuOpensOnTheRow() throws {
    let stage = Stage(
      List {
        ForEach(["Dune", "Emma"], id: \.self) { title in
          HStack {
            Text(title)
            Text("read")
          }
          .contextMenu { Button("Delete \(title)") {} }
        }
      })

    try stage.row("Emma").longPress()

    #expect(stage.screen == "screen\n  menu\n    button \"Delete Emma\"")
  }

  @Test func aPreviewShowsAboveTheItems() throws {
    let stage = Stage(
      Text("Dune").contextMenu {
        Button("Delete") {}
      } preview: {
        Text("The desert planet")
      })

    try stage.text("Dune").choose("Delete")
    try stage.text("Dune").longPress()

    #expect(stage.screen == "screen\n  menu\n    text \"The desert planet\"\n    button \"Delete\"")
  }

  @Test func aMenuAsAValueMayBeMissing() throws {
    let menu = ContextMenu { Button("Delete") {} }

    #expect(Stage(Text("Dune").contextMenu(menu)).screen == "screen\n  text \"Dune\" long-press")
    #expect(Stage(Text("Dune").contextMenu(Optional<ContextMenu<Button<Text>>>.none)).screen == "screen\n  text \"Dune\"")
  }

  @Test func whatHasNoMenuSaysSo() {
    let stage = Stage(Text("Dune"))

    #expect(throws: StageError.unable("text \"Dune\"", action: "react to a long press", abilities: [])) {
      try stage.text("Dune").longPress()
    }
  }
}
