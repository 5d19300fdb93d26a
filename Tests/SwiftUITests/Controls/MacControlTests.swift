import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// The sizes of controls on a Mac, from `intrinsic-sizes.tsv`; a line of the default font is 16 high.
@MainActor struct MacControlTests {
  @Test func aButtonHasABorderAndIs24And8LargerThanItsLabel() {
    let label = size(of: Text("Save"))

    #expect(label.height == 16)
    #expect(size(of: Button("Save") {}) == CGSize(width: label.width + 24, height: 24))
    #expect(size(of: Button("Save") {}.buttonStyle(.plain)) == label)
  }

  @Test func aToggleIsACheckboxThatHugsItsLabel() {
    let label = size(of: Text("Sound"))

    #expect(size(of: Toggle("Sound", isOn: .constant(true))) == CGSize(width: label.width + 21, height: 16))
  }

  @Test func aSwitchStandsBehindItsLabel() {
    let label = size(of: Text("Sound"))
    let toggle = Toggle("Sound", isOn: .constant(true))

    #expect(size(of: toggle.toggleStyle(.switch).labelsHidden()) == CGSize(width: 54, height: 24))
    #expect(size(of: toggle.toggleStyle(.switch)) == CGSize(width: label.width + 8 + 54, height: 24))
    #expect(size(of: toggle.toggleStyle(.button)) == CGSize(width: label.width + 28, height: 24))
  }

  @Test func aFieldHasABorderAndIs24High() {
    #expect(size(of: TextField("Name", text: .constant("Ada"))) == CGSize(width: 320, height: 24))
    #expect(size(of: TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)).height == 16)
  }

  @Test func aStepperIsAsHighAsItsArrows() {
    #expect(size(of: Stepper("Count", value: .constant(1)).labelsHidden()) == CGSize(width: 20, height: 26))
  }

  @Test func aPickerHasRoomForItsWidestOption() {
    let banana = size(of: Text("Banana")).width
    let picker = Picker("Fruit", selection: .constant(1)) {
      Text("Fig").tag(1)
      Text("Banana").tag(2)
    }
    .labelsHidden()

    #expect(size(of: picker) == CGSize(width: banana + 47.5, height: 24))
  }

  @Test func aSmallSpinnerIsHalfAsLarge() {
    #expect(size(of: ProgressView()) == CGSize(width: 32, height: 32))
    #expect(size(of: ProgressView().controlSize(.small)) == CGSize(width: 16, height: 16))
  }

  @Test func labelsOfAFormEndWhereTheControlsBegin() {
    let graph = mount(
      Form {
        TextField("Name", text: .constant("Ada")).probe("field")
        Stepper("Number of copies", value: .constant(1)).probe("stepper")
        Button("Save") {}.probe("button")
      }.probe("form"))

    let frames = graph.probes
    let labels = size(of: Text("Number of copies")).width + 8
    #expect(frames["button"]?.minX == labels)
    #expect(frames["stepper"]?.minX == 0)
    #expect(frames["field"]?.minX == labels - 8 - size(of: Text("Name")).width)
    #expect(frames["field"]?.maxX == 320)
    #expect(frames["form"]!.height < 320, "it hugs its rows")
  }

  @Test func aCheckboxStands6BelowAText() {
    let graph = mount(
      VStack {
        Text("Above").probe("text")
        Toggle("Sound", isOn: .constant(true)).probe("toggle")
      })

    let frames = graph.probes
    #expect(frames["toggle"]!.minY - frames["text"]!.maxY == 6)
  }

  @Test func theFieldOfAFormIsNamedByTheLabelBesideIt() {
    let graph = mount(Form { TextField("Name", text: .constant("Ada")) })

    let field = graph.semantics().all.first { $0.role == .textField }
    #expect(field?.label == "Name")
    #expect(field?.value == "Ada")
  }

  private func mount(_ view: some View) -> ViewGraph {
    let graph = ViewGraph(CGSize(width: 320, height: 320), idiom: .mac)
    graph.mount(view)
    return graph
  }

  private func size(of view: some View) -> CGSize { mount(view.probe("view")).probes["view"]!.size }
}
