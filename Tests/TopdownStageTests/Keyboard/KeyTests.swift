import SwiftUI
import Testing
import TopdownStage

@MainActor struct KeyTests {
  private let notes = Notes()

  @Test("keys go to the focused view and then outwards (fact 97)") func keysGoToTheFocusedViewAndThenOutwards() throws {
    let stage = Stage(
      VStack {
        Text("Board").focusable()
          .onKeyPress(.upArrow) {
            notes.add("inner up")
            return .handled
          }
          .onKeyPress(.downArrow) { .ignored }
      }
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in
        notes.add("outer \(press.key == .downArrow)")
        return .handled
      })
    try stage.text("Board").focus()

    try stage.press(.upArrow)
    try stage.press(.downArrow)

    #expect(notes.lines == ["inner up", "outer true"])
  }

  @Test func aKeyIsToldByItsCharactersAndPhases() throws {
    let stage = Stage(
      Text("Board").focusable()
        .onKeyPress(characters: .decimalDigits) {
          notes.add("digit \($0.characters)")
          return .handled
        }
        .onKeyPress("x", phases: .all) {
          notes.add("\($0.key.character) \($0.phase)")
          return .handled
        })
    try stage.text("Board").focus()

    try stage.press("7")
    try stage.press("x", modifiers: .shift)

    #expect(notes.lines == ["digit 7", "x [down]", "x [up]"])
  }

  @Test func aShortcutActivatesItsButton() throws {
    let stage = Stage(
      VStack {
        Button("Save") { notes.add("saved") }.keyboardShortcut("s")
        Button("Save as") { notes.add("saved as") }.keyboardShortcut("s", modifiers: [.command, .shift])
        Button("Done") { notes.add("done") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { notes.add("cancelled") }.keyboardShortcut(.cancelAction)
        Button("Off") { notes.add("off") }.keyboardShortcut("o").disabled(true)
      })

    try stage.press("s", modifiers: .command)
    try stage.press("s", modifiers: [.command, .shift])
    try stage.press(.return)
    try stage.press(.escape)

    #expect(notes.lines == ["saved", "saved as", "done", "cancelled"])
    #expect(throws: StageError.self) { try stage.press("o", modifiers: .command) }
  }

  @Test("what is presented has keys before the window below, and Escape ends it (fact 97)")
  func whatIsPresentedHasKeysFirst() throws {
    let stage = Stage(
      Presenting { below, isPresented in
        VStack {
          below
          Button("Save below") { notes.add("below") }.keyboardShortcut("s")
          Button("Cancel below") { notes.add("cancelled") }.keyboardShortcut(.cancelAction)
        }
        .sheet(isPresented: isPresented) { Button("Save") { notes.add("sheet") }.keyboardShortcut("s") }
      })

    try stage.press("s", modifiers: .command)
    try stage.press(.escape)
    try stage.press("s", modifiers: .command)

    #expect(notes.lines == ["sheet", "below"])
    #expect(stage.shows("down"))
  }

  @Test func aButtonKnowsItsShortcut() {
    struct Named: View {
      @Environment(\.keyboardShortcut) private var shortcut
      var body: some View { Text(shortcut.map { "\($0.key.character)" } ?? "none") }
    }

    #expect(Stage(Named().keyboardShortcut("k")).shows("k"))
    #expect(Stage(Named().keyboardShortcut(nil)).shows("none"))
  }

  @Test func typingGoesToTheFocusedFieldKeyByKey() throws {
    struct Form: View {
      @State private var name = ""
      let notes: Notes
      var body: some View { TextField("Name", text: $name).onSubmit { notes.add("submitted \(name)") } }
    }
    let stage = Stage(Form(notes: notes))
    try stage.textField("Name").focus()

    try stage.type("Lee")
    try stage.press(.delete)
    try stage.pressReturn()

    #expect(notes.lines == ["submitted Le"])
  }

  @Test func tabIsAKeyToo() throws {
    let stage = Stage(
      VStack {
        TextField("Name", text: .constant("")); TextField("Street", text: .constant(""))
      })

    try stage.press(.tab)
    #expect(stage.focused?.label == "Name")
    try stage.press(.tab, modifiers: .shift)

    #expect(stage.focused?.label == "Street")
  }

  @Test func aKeyThatNobodyWantsSaysWho() {
    let stage = Stage(Text("Dune"))

    let error = #expect(throws: StageError.self) { try stage.press("s", modifiers: [.command, .shift]) }

    #expect(
      "\(error!)" == """
        nobody wants the key shift-command-s: nothing has the keyboard, and no enabled control has it as a shortcut. Focus what \
        should read it, or add a keyboardShortcut. The screen:
        screen
          text "Dune"
        """)
  }

  @Test func theDefaultFocusIsTakenWhenTheScreenAppears() {
    struct Form: View {
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          TextField("Name", text: .constant("")).focused($field, equals: 1)
          TextField("Street", text: .constant("")).focused($field, equals: 2)
        }
        .defaultFocus($field, 2).focusSection().focusEffectDisabled()
      }
    }

    #expect(Stage(Form()).focused?.label == "Street")
  }
}
