import SwiftUI
import Testing
import TopdownStage

private struct Order: View {
  @State private var size = 0.5
  @State private var count = 1
  @State private var flavor = "Vanilla"
  @State private var code = ""
  @State private var writes = 0

  private func counted<Value>(_ binding: Binding<Value>) -> Binding<Value> {
    Binding(get: { binding.wrappedValue }) {
      binding.wrappedValue = $0
      writes += 1
    }
  }

  var body: some View {
    Form {
      Slider(value: counted($size)) { Text("Size") }
      Stepper("Copies", value: counted($count), in: 1...2)
      Picker("Flavor", selection: counted($flavor)) {
        ForEach(["Vanilla", "Mint"], id: \.self) { Text($0) }
      }
      SecureField("Code", text: counted($code))
      Text(verbatim: "\(count) \(flavor) \(size) \(code), \(writes) writes")
    }
  }
}

@MainActor struct ControlHandsTests {
  @Test func everyControlOfAFormIsOperatedByItsName() throws {
    let stage = Stage(Order())

    try stage.slider("Size").set(0.75)
    try stage.stepper("Copies").increment()
    try stage.picker("Flavor").choose("Mint")
    try stage.secureField("Code").type("12")

    #expect(stage.shows("2 Mint 0.75 12, 4 writes"))
  }

  @Test func aSliderIsSetToAShareOfItsLength() throws {
    let stage = Stage(Order())

    try stage.slider("Size").set(percent: 25)

    #expect(stage.shows("1 Vanilla 0.25 , 1 writes"))
  }

  @Test func typingKeyByKeyWritesOnceForEachKey() throws {
    let stage = Stage(Order())

    try stage.secureField("Code").typeKeyByKey("123")

    #expect(stage.shows("1 Vanilla 0.5 123, 3 writes"))
  }

  @Test func replacingWritesOnce() throws {
    let stage = Stage(Order())
    try stage.secureField("Code").type("123")

    try stage.secureField("Code").replace(with: "9")

    #expect(stage.shows("1 Vanilla 0.5 9, 2 writes"))
  }

  @Test func aStepBeyondTheBoundIsRefusedWithWhatCanBeDone() {
    let stage = Stage(Stepper("Copies", value: .constant(2), in: 1...2))

    let error = #expect(throws: StageError.self) { try stage.stepper("Copies").increment() }

    #expect(error?.description == "stepper \"Copies\" does not go up: it can go down.")
  }

  @Test func aNameThatNoOptionHasIsRefusedWithThoseThereAre() {
    let stage = Stage(Order())

    let error = #expect(throws: StageError.self) { try stage.picker("Flavor").choose("Lemon") }

    #expect(error?.description == "picker \"Flavor\" has no choice \"Lemon\". It has \"Vanilla\", \"Mint\".")
  }

  @Test func aPickerWithoutTagsSaysWhatIsMissing() {
    let stage = Stage(Picker("Flavor", selection: .constant(1)) { Text("Vanilla") })

    let error = #expect(throws: StageError.self) { try stage.picker("Flavor").choose("Vanilla") }

    #expect(
      error?.description
        == "picker \"Flavor\" has no choice \"Vanilla\". It has no choices: give each a tag of the selection's type.")
  }

  @Test func theScreenTellsWhatIsChosen() {
    let stage = Stage(
      Picker("Flavor", selection: .constant("Mint")) {
        ForEach(["Vanilla", "Mint"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented))

    #expect(
      stage.screen == """
        screen
          picker "Flavor" = "Mint"
            option "Vanilla"
            option "Mint" selected
        """)
  }
}
