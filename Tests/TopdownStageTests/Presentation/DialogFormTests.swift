import SwiftUI
import Testing
import TopdownStage

/// Each way to write an alert or a dialog: by a key, a string or a text; about something; with a message.
@MainActor struct DialogFormTests {
  private let string = "Delete?"
  private let text = Text("Delete?")
  private let book: String? = "Dune"

  private func screen<Content: View>(_ present: @escaping (Text, Binding<Bool>) -> Content) -> String {
    Stage(Presenting(present: present)).screen
  }

  private let plain = """
    screen
      alert "Delete?"
        button "Yes"
    """
  private let explained = """
    screen
      alert "Delete?"
        text "For ever."
        button "Yes"
    """
  private let about = """
    screen
      alert "Delete?"
        button "Dune"
    """
  private let aboutExplained = """
    screen
      alert "Delete?"
        text "Dune, for ever."
        button "Dune"
    """

  @Test func anAlertHasItsActions() {
    #expect(screen { $0.alert("Delete?", isPresented: $1) { Button("Yes") {} } } == plain)
    #expect(screen { $0.alert(string, isPresented: $1) { Button("Yes") {} } } == plain)
    #expect(screen { $0.alert(text, isPresented: $1) { Button("Yes") {} } } == plain)
  }

  @Test func anAlertHasItsMessage() {
    let (yes, message) = ({ Button("Yes") {} }, { Text("For ever.") })

    #expect(screen { $0.alert("Delete?", isPresented: $1, actions: yes, message: message) } == explained)
    #expect(screen { $0.alert(string, isPresented: $1, actions: yes, message: message) } == explained)
    #expect(screen { $0.alert(text, isPresented: $1, actions: yes, message: message) } == explained)
  }

  @Test func anAlertIsAboutSomething() {
    let name: (String) -> Button<Text> = { Button($0) {} }

    #expect(screen { $0.alert("Delete?", isPresented: $1, presenting: book, actions: name) } == about)
    #expect(screen { $0.alert(string, isPresented: $1, presenting: book, actions: name) } == about)
    #expect(screen { $0.alert(text, isPresented: $1, presenting: book, actions: name) } == about)
  }

  @Test func anAlertAboutSomethingHasItsMessage() {
    let name: (String) -> Button<Text> = { Button($0) {} }
    let message: (String) -> Text = { Text("\($0), for ever.") }

    #expect(screen { $0.alert("Delete?", isPresented: $1, presenting: book, actions: name, message: message) } == aboutExplained)
    #expect(screen { $0.alert(string, isPresented: $1, presenting: book, actions: name, message: message) } == aboutExplained)
    #expect(screen { $0.alert(text, isPresented: $1, presenting: book, actions: name, message: message) } == aboutExplained)
  }

  /// The labels of the buttons and texts of the dialog on the screen.
  private func dialog<Content: View>(_ present: @escaping (Text, Binding<Bool>) -> Content) -> [String] {
    screen(present).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("button") || $0.hasPrefix("text") || $0.hasPrefix("confirmation") }
  }

  @Test func aDialogHasItsActions() {
    let expected = ["confirmationDialog \"Delete?\"", "button \"Yes\"", "button \"Cancel\""]
    let yes = { Button("Yes") {} }

    #expect(dialog { $0.confirmationDialog("Delete?", isPresented: $1, titleVisibility: .visible, actions: yes) } == expected)
    #expect(dialog { $0.confirmationDialog(string, isPresented: $1, titleVisibility: .visible, actions: yes) } == expected)
    #expect(dialog { $0.confirmationDialog(text, isPresented: $1, titleVisibility: .visible, actions: yes) } == expected)
  }

  @Test func aDialogHasItsMessage() {
    let (yes, message) = ({ Button("Yes") {} }, { Text("For ever.") })
    let expected = "text \"For ever.\""

    #expect(dialog { $0.confirmationDialog("Delete?", isPresented: $1, actions: yes, message: message) }.contains(expected))
    #expect(dialog { $0.confirmationDialog(string, isPresented: $1, actions: yes, message: message) }.contains(expected))
    #expect(dialog { $0.confirmationDialog(text, isPresented: $1, actions: yes, message: message) }.contains(expected))
  }

  @Test func aDialogIsAboutSomething() {
    let name: (String) -> Button<Text> = { Button($0) {} }
    let expected = "button \"Dune\""

    #expect(dialog { $0.confirmationDialog("Delete?", isPresented: $1, presenting: book, actions: name) }.contains(expected))
    #expect(dialog { $0.confirmationDialog(string, isPresented: $1, presenting: book, actions: name) }.contains(expected))
    #expect(dialog { $0.confirmationDialog(text, isPresented: $1, presenting: book, actions: name) }.contains(expected))
  }

  @Test func aDialogAboutSomethingHasItsMessage() {
    let name: (String) -> Button<Text> = { Button($0) {} }
    let message: (String) -> Text = { Text("\($0), for ever.") }
    func lines<Content: View>(_ present: @escaping (Text, Binding<Bool>) -> Content) -> Set<String> { Set(dialog(present)) }
    let expected: Set<String> = [
      "confirmationDialog \"Delete?\"", "text \"Dune, for ever.\"", "button \"Dune\"", "button \"Cancel\"",
    ]

    #expect(
      lines { $0.confirmationDialog("Delete?", isPresented: $1, presenting: book, actions: name, message: message) } == expected)
    #expect(
      lines { $0.confirmationDialog(string, isPresented: $1, presenting: book, actions: name, message: message) } == expected)
    #expect(
      lines { $0.confirmationDialog(text, isPresented: $1, presenting: book, actions: name, message: message) } == expected)
  }
}
