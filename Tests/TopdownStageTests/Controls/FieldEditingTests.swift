import SwiftUI
import Testing
import TopdownStage

private struct Order: View {
  @State private var price = 5
  @State private var code = ""
  @State private var editing = "idle"

  var body: some View {
    VStack {
      TextField("Price", value: $price, format: .number)
      TextField("Note", text: .constant(""), onEditingChanged: { editing = $0 ? "editing" : "idle" })
      SecureField("Code", text: $code)
      Text(verbatim: "\(price) \(code) \(editing)")
    }
  }
}

@MainActor struct FieldEditingTests {
  @Test func whatCanNotBeParsedGivesWayWhenTheKeyboardLeaves() throws {
    let stage = Stage(Order())
    try stage.textField("Price").replace(with: "many")

    try stage.textField("Note").focus()

    #expect(try stage.textField("Price").value == "5")
  }

  @Test func editingLastsWhileTheFieldHasTheKeyboard() throws {
    let stage = Stage(Order())

    try stage.textField("Note").focus()
    let during = stage.shows("5  editing")
    try stage.textField("Price").focus()

    #expect(during)
    #expect(stage.shows("5  idle"))
  }

  @Test func keysGoBehindWhatStandsInASecureField() throws {
    let stage = Stage(Order())
    try stage.secureField("Code").focus()

    try stage.type("12")
    try stage.press(.delete)
    try stage.type("3")

    #expect(stage.shows("5 13 idle"))
  }
}
