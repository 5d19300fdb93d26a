import SwiftUI
import Testing
import TopdownEvidence
import TopdownScenarios
import TopdownStage

private struct Account: View {
  @Binding var name: String
  @Binding var password: String
  @Binding var notes: String
  @Binding var query: String

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 80)
      }
      .searchable(text: $query)
    }
  }
}

@MainActor struct StageScenarioTests {
  private let log = ExecutionLog()

  private func stage() -> Stage {
    Stage(
      Account(
        name: log.binding("name", "A"), password: log.binding("password", "B"), notes: log.binding("notes", "C"),
        query: log.binding("query", "D")))
  }

  @Test(arguments: [("Name", "name Ax"), ("Password", "password Bx"), ("Notes", "notes Cx"), ("Search", "query Dx")])
  func aStepTypesIntoEveryKindOfField(label: String, line: String) throws {
    try stage().perform([.type("x", into: label)])

    #expect(log.lines == [line])
  }

  @Test(arguments: [("Name", "name "), ("Password", "password "), ("Notes", "notes "), ("Search", "query ")])
  func aStepClearsEveryKindOfField(label: String, line: String) throws {
    try stage().perform([.clear(label)])

    #expect(log.lines == [line])
  }

  @Test func aFieldThatIsNotThereIsToldWithTheNearest() {
    let stage = stage()

    let error = #expect(throws: StageError.self) { try stage.perform([.type("x", into: "Pasword")]) }

    #expect(error?.reason == #"there is no textField "Pasword" on the screen. Nearest: row "Password", secureField "Password"."#)
  }
}
