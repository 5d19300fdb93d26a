import SwiftUI
import Testing
import TopdownStage

@MainActor struct UnnamedControlTests {
  @Test func aControlWithoutANameIsReportedWithItsPlace() {
    let stage = Stage(
      Button {
      } label: {
        Color.red.frame(width: 40, height: 20)
      })

    #expect(stage.unnamedControls.map(\.role) == [.button])
    #expect(
      stage.warnings == [
        "the button at 167.5,323.5 40x20 has no name: give it a label with text, or accessibilityLabel"
      ])
  }

  @Test func anIdentifierIsNoNameButSaysWhichItIs() {
    let stage = Stage(Toggle("", isOn: .constant(false)).accessibilityIdentifier("wifi").fixedSize())

    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.hasPrefix("the toggle #wifi at ") == true, "\(stage.warnings)")
  }

  @Test func aLabelOfEitherKindIsAName() {
    let stage = Stage(
      VStack {
        Button("Go") {}
        Button {
        } label: {
          Color.red
        }.accessibilityLabel("Stop")
        Slider(value: .constant(0.5)) { Text("Volume") }
        Button {
        } label: {
          Image(systemName: "trash")
        }
        TextField("Name", text: .constant(""))
      })

    #expect(stage.unnamedControls.map(\.role) == [])
    #expect(stage.warnings == [])
  }
}
