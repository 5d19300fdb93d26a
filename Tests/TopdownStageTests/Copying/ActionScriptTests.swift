import Foundation
import SwiftUI
import Testing
import TopdownDisplay
import TopdownScenarios
import TopdownStage

private struct Desk: View {
  @State private var volume = 0.5
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var tint = Color.red
  @State private var password = ""
  @State private var query = ""
  @State private var notes = ""

  var body: some View {
    NavigationStack {
      Form {
        Slider(value: $volume) { Text("Volume") }
        DatePicker("Day", selection: $day)
        ColorPicker("Tint", selection: $tint)
        SecureField("Password", text: $password)
        TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 80)
        Button("Reorder") {}
        Button("Twin") {}.buttonStyle(.borderless)
        Button("Twin") {}.buttonStyle(.borderless)
      }
      .searchable(text: $query)
    }
  }
}

@MainActor struct ActionScriptTests {
  private let stage = Stage(Desk(), size: CGSize(width: 393, height: 1_200))

  private func code(_ role: SemanticsRole, _ label: String, _ action: SemanticsAction, _ argument: String?) throws -> String? {
    stage.script(for: action, onNode: try stage.find(role, label).node.id, argument: argument).code
  }

  @Test(arguments: [
    (SemanticsRole.slider, "Volume", "37%", #"try stage.slider("Volume").set(percent: 37)"#),
    (.slider, "Volume", "2", #"try stage.slider("Volume").set(2.0)"#),
    (.colorPicker, "Tint", "#ff3b30", #"try stage.colorPicker("Tint").set(Color(red: 1, green: 0.231, blue: 0.188))"#),
    (
      .colorPicker, "Tint", "#00000080",
      #"try stage.colorPicker("Tint").set(Color(red: 0, green: 0, blue: 0, opacity: 0.502))"#
    ),
    (
      .datePicker, "Day", "1800000000.0",
      #"try stage.datePicker("Day").set(Date("2027-01-15T08:00:00Z", strategy: .iso8601))"#
    ),
    (.datePicker, "Day", "0.5", #"try stage.datePicker("Day").set(Date(timeIntervalSince1970: 0.5))"#),
  ])
  func whatAControlIsSetToReadsAsAPersonWouldWriteIt(role: SemanticsRole, label: String, argument: String, code: String) throws {
    #expect(try self.code(role, label, .setValue, argument) == code)
  }

  @Test(arguments: [
    (SemanticsRole.datePicker, "Day", SemanticsAction.setValue, "NaN"), (.slider, "Volume", .setValue, "inf%"),
    (.colorPicker, "Tint", .setValue, "#red"), (.button, "Reorder", .move, "before) ; exit(1 1"),
    (.button, "Reorder", .move, "before 99999"), (.button, "Reorder", .scroll, "1"),
  ])
  func whatSaysNothingIsNoCode(role: SemanticsRole, label: String, action: SemanticsAction, argument: String) throws {
    #expect(try code(role, label, action, argument) == nil)
  }

  @Test func whatIsHiddenInATextIsSpelled() throws {
    #expect(
      try code(.secureField, "Password", .setText, "a\u{202E}\"b")
        == #"try stage.secureField("Password").replace(with: "a\u{202e}\"b")"#)
  }

  @Test func whatHasANamesakeIsNamedByItsPlace() throws {
    let twins = stage.all(.button).filter { $0.label == "Twin" }

    let codes = twins.map { stage.script(for: .activate, onNode: $0.node.id, argument: nil).code }

    #expect(twins.count == 2)
    #expect(Set(codes).count == 2)
    #expect(codes.allSatisfy { $0?.hasPrefix("try stage.element(.button, at: ") == true })
  }

  @Test(arguments: [
    (Duration.seconds(3), "try stage.advance(by: .seconds(3))"),
    (.milliseconds(1_500), "try stage.advance(by: .milliseconds(1500))"),
    (.microseconds(2_999_600), "try stage.advance(by: .microseconds(2999600))"),
    (.nanoseconds(1), "try stage.advance(by: .nanoseconds(1))"),
  ])
  func timeIsSaidToTheNanosecond(duration: Duration, code: String) {
    #expect(Stage.advance(by: duration) == code)
  }

  @Test(arguments: [
    (Scenario.Step.type("x", into: "Password"), #"try stage.secureField("Password").type("x")"#),
    (.type("x", into: "Search"), #"try stage.searchField("Search").type("x")"#),
    (.clear("Notes"), #"try stage.textField("Notes").clear()"#), (.tap("Reorder"), #"try stage.button("Reorder").tap()"#),
  ])
  func aStepIsSaidByTheElementThatItReaches(step: Scenario.Step, code: String) {
    #expect(stage.script(for: step).code == code)
  }
}
