import SwiftUI
import Testing
import TopdownStage

private struct SignIn: View {
  enum Field { case name, password }

  @State var name = ""
  @State var password = ""
  @FocusState var field: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .password }
      TextField("Password", text: $password).focused($field, equals: .password)
      Button("Fix name") { field = .name }
      Button("Done") { field = nil }
      Text(field.map { "at \($0)" } ?? "nowhere")
    }
  }
}

@MainActor struct FocusTests {
  @Test func aFieldThatIsFocusedIsTheStatesValue() throws {
    let stage = Stage(SignIn())

    try stage.textField("Password").focus()

    #expect(stage.shows("at password"))
    #expect(stage.focused?.label == "Password")
    #expect(stage.screen.contains("textField \"Password\" = \"\" focused"))
  }

  @Test func theStateMovesTheKeyboard() throws {
    let stage = Stage(SignIn())

    try stage.button("Fix name").tap()
    #expect(stage.focused?.label == "Name")
    try stage.button("Done").tap()

    #expect(stage.focused == nil)
    #expect(stage.shows("nowhere"))
  }

  @Test func typingTurnsTheKeyboardToTheField() throws {
    let stage = Stage(SignIn())

    try stage.textField("Name").type("Le Guin")

    #expect(stage.shows("at name"))
  }

  @Test func submittingMayMoveTheKeyboardOn() throws {
    let stage = Stage(SignIn())

    try stage.textField("Name").type("Le Guin\n")

    #expect(stage.focused?.label == "Password")
    #expect(stage.shows("at password"))
  }

  @Test func tabGoesThroughTheFieldsAndRound() throws {
    let stage = Stage(SignIn())

    try stage.pressTab()
    #expect(stage.focused?.label == "Name")
    try stage.pressTab()
    #expect(stage.focused?.label == "Password")
    try stage.pressTab()
    #expect(stage.focused?.label == "Name")
    try stage.pressTab(backwards: true)

    #expect(stage.focused?.label == "Password")
  }

  @Test func aFieldThatLeavesTakesTheFocusWithIt() throws {
    struct Vanishing: View {
      @State private var isShown = true
      @FocusState private var isFocused: Bool
      var body: some View {
        if isShown { TextField("Name", text: .constant("")).focused($isFocused) }
        Button("Hide") { isShown = false }
        Text("\(isFocused)")
      }
    }
    let stage = Stage(Vanishing())
    try stage.textField("Name").focus()
    #expect(stage.shows("true"))

    try stage.button("Hide").tap()

    #expect(stage.shows("false"))
    #expect(stage.focused == nil)
  }

  @Test("a state that is set while its field is there turns the keyboard to it (fact 97)")
  func aStateThatIsSetWhenTheScreenAppearsIsFollowed() {
    struct Eager: View {
      @FocusState private var isFocused: Bool
      var body: some View { TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true } }
    }

    #expect(Stage(Eager()).focused?.label == "Name")
  }

  @Test func aTouchedFieldHasTheKeyboard() throws {
    let stage = Stage(SignIn())

    try stage.textField("Password").tap(count: 1)

    #expect(stage.shows("at password"))
  }

  @Test func aBindingHandedDownIsTheSameState() throws {
    struct Row: View {
      let isFocused: FocusState<Bool>.Binding
      var body: some View { TextField("Name", text: .constant("")).focused(isFocused) }
    }
    struct Screen: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Row(isFocused: $isFocused)
          Text(isFocused ? "focused" : "not focused")
        }
      }
    }
    let stage = Stage(Screen())

    try stage.textField("Name").focus()

    #expect(stage.shows("focused"))
  }

  @Test func aFocusableViewTakesTheKeyboardAndIsTold() throws {
    let notes = Notes()
    let stage = Stage(
      VStack {
        Text("Board").focusable(true) { notes.add("\($0)") }
        Text("Plain").focusable(false)
      })

    try stage.text("Board").focus()
    #expect(stage.focused?.label == "Board")
    #expect(notes.lines == ["true"])

    let error = #expect(throws: StageError.self) { try stage.text("Plain").focus() }
    #expect("\(error!)" == "text \"Plain\" does not take the keyboard: nothing can be done with it.")
  }

  @Test func whatStandsInAFocusableViewKnowsOfTheKeyboard() throws {
    let stage = Stage(
      VStack {
        Sensitive(name: "a").focusable()
        Sensitive(name: "b").focusable()
        Sensitive(name: "c")
      })
    #expect(stage.shows("a false") && stage.shows("b false") && stage.shows("c false"))

    try stage.text("b false").focus()
    #expect(stage.shows("a false") && stage.shows("b true") && stage.shows("c false"))
    try stage.text("a false").focus()

    #expect(stage.shows("a true") && stage.shows("b false"))
  }

  @Test func focusedValuesAreThoseAroundTheFocusedView() throws {
    let stage = Stage(FocusedTitles())
    #expect(stage.shows("no title, Books"))

    try stage.textField("Dune").focus()
    #expect(stage.shows("Dune, Books"))
    try stage.textField("Emma").focus()

    #expect(stage.shows("Emma, Books"))
  }

  @Test func aFocusedBindingWritesThrough() throws {
    let stage = Stage(FocusedTitles())
    try stage.textField("Dune").focus()

    try stage.button("Clear").tap()

    #expect(try stage.textField("Dune").value == "")
  }
}

private enum TitleKey: FocusedValueKey { typealias Value = String }
private enum ShelfKey: FocusedValueKey { typealias Value = String }
private enum TextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  fileprivate var shelf: String? {
    get { self[ShelfKey.self] }
    set { self[ShelfKey.self] = newValue }
  }

  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}

private struct FocusedTitles: View {
  @State private var texts = ["Dune": "sand", "Emma": "love"]

  var body: some View {
    VStack {
      ForEach(["Dune", "Emma"], id: \.self) { title in
        let text = Binding {
          texts[title]!
        } set: {
          texts[title] = $0
        }
        TextField(title, text: text).focusedValue(\.title, title).focusedValue(\.text, text)
      }
      Toolbar()
    }
    .focusedSceneValue(\.shelf, "Books")
  }

  struct Toolbar: View {
    @FocusedValue(\.title) private var title
    @FocusedValue(\.shelf) private var shelf
    @FocusedBinding(\.text) private var text

    var body: some View {
      Text("\(title ?? "no title"), \(shelf ?? "no shelf")")
      Button("Clear") { text = "" }
    }
  }
}

private struct Sensitive: View {
  @Environment(\.isFocused) private var isFocused
  let name: String

  var body: some View { Text("\(name) \(isFocused)") }
}
