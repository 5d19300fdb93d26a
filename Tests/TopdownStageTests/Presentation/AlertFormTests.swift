import SwiftUI
import Testing
import TopdownStage

private struct Asking: View {
  @State private var isAsking = true
  let alert: Alert

  var body: some View { Text("below").alert(isPresented: $isAsking) { alert } }
}

/// Each way to write an alert that is a value.
@MainActor struct AlertFormTests {
  private let notes = Notes()

  @Test func anAlertHasItsButtonsInEachForm() throws {
    let (title, message) = (Text("Delete?"), Text("It is gone for good."))
    let keep = Alert.Button.cancel(Text("Keep")), delete = Alert.Button.destructive(Text("Delete"))
    func buttons(_ alert: Alert) throws -> [String] { try Stage(Asking(alert: alert)).alert("Delete?").all(.button).map(\.label) }

    #expect(try buttons(Alert(title: title)) == ["OK"])
    #expect(try buttons(Alert(title: title, message: message, dismissButton: .default(Text("Fine")))) == ["Fine"])
    #expect(
      try Set(buttons(Alert(title: title, message: message, primaryButton: delete, secondaryButton: keep)))
        == ["Delete", "Keep"])
    #expect(
      try Set(buttons(.sideBySideButtons(title: title, message: message, primaryButton: delete, secondaryButton: keep)))
        == ["Delete", "Keep"])
  }

  @Test func aButtonsActionRunsAndTheAlertGoes() throws {
    let notes = notes
    let stage = Stage(
      Asking(
        alert: .sideBySideButtons(
          title: Text("Delete?"), message: Text("It is gone for good."),
          primaryButton: .destructive(Text("Delete")) { notes.add("delete") },
          secondaryButton: .cancel { notes.add("cancel") })))
    #expect(stage.shows("It is gone for good."))

    try stage.button("Delete").tap()

    #expect(notes.lines == ["delete"] && !stage.shows("Delete?"))
  }
}
