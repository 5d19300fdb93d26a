import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Cart: View {
  @State var count = 1
  var body: some View { Stepper("Copies", value: $count, in: 0...2) }
}

@MainActor struct StepperTests {
  @Test func aStepperGoesUpAndDownByAStep() {
    let screen = ControlScreen(Cart())

    screen.perform(.increment, on: "Copies")
    let up = screen.lines
    screen.perform(.decrement, on: "Copies")
    screen.perform(.decrement, on: "Copies")

    #expect(up == ["stepper \"Copies\" 2"])
    #expect(screen.lines == ["stepper \"Copies\" 0"])
  }

  @Test func atABoundThereIsNoStepBeyond() {
    let screen = ControlScreen(Cart(count: 2))

    screen.perform(.increment, on: "Copies")

    #expect(screen.lines == ["stepper \"Copies\" 2"])
    #expect(screen.nodes[0].actions == [.decrement])
  }

  @Test func theLastStepToABoundIsAShorterOne() {
    var count = 8
    let screen = ControlScreen(
      Stepper("Copies", value: Binding(get: { count }, set: { count = $0 }), in: 0...10, step: 5))

    screen.perform(.increment, on: "Copies")

    #expect(count == 10)
  }

  @Test func aPressWritesOnceBetweenBeginAndEnd() {
    let notes = Notes()
    let binding = Binding(get: { 1.5 }, set: { notes.lines.append("\($0)") })
    let screen = ControlScreen(
      Stepper("Size", value: binding, step: 0.5) { notes.lines.append($0 ? "begin" : "end") })

    screen.perform(.increment, on: "Size")

    #expect(notes.lines == ["begin", "2.0", "end"])
  }

  @Test func closuresThatAreNilAreStepsThatCanNotBeMade() {
    let notes = Notes()
    let screen = ControlScreen(
      Stepper("Color", onIncrement: { notes.lines.append("next") }, onDecrement: nil))

    screen.perform(.increment, on: "Color")
    screen.perform(.decrement, on: "Color")

    #expect(notes.lines == ["next"])
    #expect(screen.nodes[0].actions == [.increment])
    #expect(screen.nodes[0].value == nil)
  }

  @Test func aFormatSaysTheValue() {
    let screen = ControlScreen(
      Stepper("Share", value: .constant(0.25), step: 0.05, format: .percent.locale(Locale(identifier: "en_US"))))

    #expect(screen.lines == ["stepper \"Share\" 25%"])
  }

  @Test func aDisabledStepperStays() {
    let screen = ControlScreen(Cart().disabled(true))

    screen.perform(.increment, on: "Copies")

    #expect(screen.lines == ["stepper \"Copies\" 1"])
    #expect(screen.nodes[0].isEnabled == false)
  }

  @Test func itsButtonsAreAMinusAndAPlusAndFaintWithoutAStep() {
    let screen = ControlScreen(Cart(count: 2))

    #expect(screen.symbols.map(\.name) == ["minus", "plus"])
    #expect(screen.symbols.map(\.color) == [Color.primary.drawn, Color.tertiaryLabel.drawn])
  }

  @Test func theSpellingBeforeIOS15IsTheSame() {
    let screen = ControlScreen(Stepper(value: .constant(3), in: 0...4, onEditingChanged: { _ in }) { Text("Copies") })

    #expect(screen.lines == ["stepper \"Copies\" 3"])
  }
}
