import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write a stepper, a slider, a gauge and a color picker.
@MainActor struct ValueControlFormTests {
  private let string = "Count"

  /// Performs an action on a control called "Count" and answers what was written.
  private func written(
    _ action: SemanticsAction, _ argument: String? = nil, _ make: (Binding<Double>) -> some View
  ) -> [Double] {
    var written: [Double] = []
    let binding = Binding(get: { 1.0 }, set: { written.append($0) })
    ControlScreen(make(binding)).perform(action, on: "Count", argument)
    return written
  }

  @Test func aStepperStepsInEachForm() {
    #expect(written(.increment) { Stepper("Count", value: $0) } == [2])
    #expect(written(.increment) { Stepper(string, value: $0, step: 2) } == [3])
    #expect(written(.increment) { Stepper("Count", value: $0, in: 0...5) } == [2])
    #expect(written(.increment) { Stepper(string, value: $0, in: 0...5, step: 3) } == [4])
    #expect(written(.increment) { Stepper("Count", value: $0, step: 2, format: .number) } == [3])
    #expect(written(.increment) { Stepper(string, value: $0, step: 2, format: .number) } == [3])
    #expect(written(.increment) { Stepper("Count", value: $0, in: 0...5, format: .number) } == [2])
    #expect(written(.increment) { Stepper(string, value: $0, in: 0...5, format: .number) } == [2])
    #expect(written(.increment) { count in Stepper(value: count) { Text("Count") } } == [2])
    #expect(written(.increment) { count in Stepper(value: count, in: 0...5) { Text("Count") } } == [2])
    #expect(written(.increment) { count in Stepper(value: count, format: .number) { Text("Count") } } == [2])
    #expect(written(.increment) { count in Stepper(value: count, in: 0...5, format: .number) { Text("Count") } } == [2])
  }

  @Test func aStepperWithActionsRunsThem() {
    let notes = Notes()
    let up: () -> Void = { notes.lines.append("up") }
    let down: () -> Void = { notes.lines.append("down") }
    for stepper in [
      ControlScreen(Stepper("Count", onIncrement: up, onDecrement: down)),
      ControlScreen(Stepper(string, onIncrement: up, onDecrement: down)),
      ControlScreen(Stepper(label: { Text("Count") }, onIncrement: up, onDecrement: down)),
    ] {
      stepper.perform(.increment, on: "Count")
      stepper.perform(.decrement, on: "Count")
    }

    #expect(notes.lines == ["up", "down", "up", "down", "up", "down"])
  }

  @Test func aSliderIsSetInEachForm() {
    let label: () -> Text = { Text("Count") }

    #expect(written(.setValue, "0.5") { Slider(value: $0, label: label) } == [0.5])
    #expect(written(.setValue, "4") { Slider(value: $0, in: 0...10, step: 2, label: label) } == [4])
    #expect(
      written(.setValue, "0.5") { count in
        Slider(value: count, in: 0...1, label: label) {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
      } == [0.5])
    #expect(
      written(.setValue, "4") { count in
        Slider(value: count, in: 0...10, step: 2, label: label) {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
      } == [4])
  }

  @Test func aSliderWithoutALabelIsSetToo() {
    var written: [Double] = []
    let value = Binding(get: { 1.0 }, set: { written.append($0) })

    ControlScreen(Slider(value: value, in: 0...10, step: 5)).perform(.setValue, on: "", "5")
    ControlScreen(Slider(value: value, in: 0...10)).perform(.setValue, on: "", "3")

    #expect(written == [5, 3])
  }

  @Test func labelsStandAtTheEndsOfASlider() {
    let slider = Slider(value: .constant(1.0), in: 0...10, step: 2) {
      Text("Count")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }

    #expect(ControlScreen(slider).texts == ["low", "high"])
  }

  @Test func aGaugeSaysItsValueInEachForm() {
    let label: () -> Text = { Text("Fuel") }
    let current: () -> Text = { Text("half") }
    let gauges: [AnyView] = [
      AnyView(Gauge(value: 0.5, label: label)), AnyView(Gauge(value: 5, in: 0...10, label: label, currentValueLabel: current)),
      AnyView(Gauge(value: 5, in: 0...10, label: label, currentValueLabel: current, markedValueLabels: { Text("mark").tag(2) })),
      AnyView(
        Gauge(
          value: 5, in: 0...10, label: label, currentValueLabel: current, minimumValueLabel: { Text("empty") },
          maximumValueLabel: { Text("full") })),
      AnyView(
        Gauge(
          value: 5, in: 0...10, label: label, currentValueLabel: current, minimumValueLabel: { Text("empty") },
          maximumValueLabel: { Text("full") }, markedValueLabels: { Text("mark").tag(2) })),
    ]

    #expect(gauges.map { ControlScreen($0).nodes[0].label } == Array(repeating: "Fuel", count: 5))
    #expect(ControlScreen(gauges[0]).nodes[0].value == "50%")
    #expect(gauges.dropFirst().allSatisfy { ControlScreen($0).nodes[0].value?.contains("half") == true })
    #expect(gauges.suffix(2).allSatisfy { ControlScreen($0).texts.contains("empty") && ControlScreen($0).texts.contains("full") })
  }

  @Test func aColorPickerIsNamedInEachForm() {
    let color = Binding.constant(Color.red)

    #expect(ControlScreen(ColorPicker("Ink", selection: color)).nodes.first?.label == "Ink")
    #expect(ControlScreen(ColorPicker(string, selection: color, supportsOpacity: false)).nodes.first?.label == "Count")
    #expect(ControlScreen(ColorPicker(selection: color, supportsOpacity: false) { Text("Ink") }).nodes.first?.label == "Ink")
  }
}
