import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) import SwiftUICore

enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, chocolate, mint
  var id: Self { self }
}

struct FlavorPicker: View {
  @State var flavor = Flavor.vanilla
  var body: some View {
    Picker("Flavor", selection: $flavor) {
      ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
    }
  }
}

@MainActor struct PickerTests {
  @Test(arguments: [PickerLook.menu, .segmented, .wheel]) func anOptionIsChosenByItsName(look: PickerLook) {
    let screen = ControlScreen(FlavorPicker().environment(\.pickerLook, look))
    let before = screen.nodes[0]

    screen.perform(.choose, on: "Flavor", "Mint")

    #expect(before.value == "Vanilla")
    #expect(before.choices == ["Vanilla", "Chocolate", "Mint"])
    #expect(screen.lines[0] == "picker \"Flavor\" Mint")
  }

  @Test func segmentsAreOptionsThatCanBeTapped() {
    let screen = ControlScreen(FlavorPicker().pickerStyle(.segmented))

    screen.tap("Chocolate")

    #expect(
      screen.lines == [
        "picker \"Flavor\" Chocolate", "option \"Vanilla\"", "option \"Chocolate\"", "option \"Mint\"",
      ])
    #expect(screen.nodes.map(\.isSelected) == [false, false, true, false])
    #expect(screen.texts == ["Vanilla", "Chocolate", "Mint"])
  }

  @Test func anExplicitTagComesBeforeTheIdOfTheLoop() {
    let screen = ControlScreen(
      Picker("Number", selection: .constant(20)) {
        ForEach(1..<4) { Text("\($0)").tag($0 * 10) }
      })

    #expect(screen.lines == ["picker \"Number\" 2"])
  }

  @Test func anOptionalSelectionTakesTagsOfTheValueInside() {
    let screen = ControlScreen(
      Picker("Flavor", selection: .constant(Flavor?.some(.mint))) {
        Text("None").tag(Flavor?.none)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented))

    #expect(screen.nodes.map(\.isSelected) == [false, false, false, false, true])
  }

  @Test func nilIsChosenWhereItHasAnOption() {
    var flavor = Flavor?.some(.mint)
    let screen = ControlScreen(
      Picker("Flavor", selection: Binding(get: { flavor }, set: { flavor = $0 })) {
        Text("None").tag(nil as Flavor?)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0 as Flavor?) }
      })

    screen.perform(.choose, on: "Flavor", "None")

    #expect(flavor == nil)
  }

  @Test func choosingWritesOnceAndTheSameAgainWritesNothing() {
    let notes = Notes()
    var flavor = Flavor.vanilla
    let binding = Binding(get: { flavor }) {
      flavor = $0
      notes.lines.append($0.rawValue)
    }
    let screen = ControlScreen(
      Picker("Flavor", selection: binding) { ForEach(Flavor.allCases) { Text($0.rawValue) } }.pickerStyle(.segmented))

    screen.tap("mint")
    screen.tap("mint")

    #expect(notes.lines == ["mint"])
  }

  @Test func anOptionOfAnotherTypeCanNotBeChosen() {
    let screen = ControlScreen(
      Picker("Number", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag("2")
        Text("three")
      }
      .pickerStyle(.segmented))

    #expect(screen.nodes[0].choices == ["one"])
    #expect(screen.nodes.map(\.isEnabled) == [true, true, false, false])
  }

  @Test func severalSourcesAreChosenForTogether() {
    var flavors = [Flavor.vanilla, .mint]
    let binding = Binding(get: { flavors }, set: { flavors = $0 })
    let screen = ControlScreen(
      Picker("Flavor", sources: [binding[0], binding[1]], selection: \.self) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      })
    let before = screen.nodes[0].value

    screen.perform(.choose, on: "Flavor", "chocolate")

    #expect(before == "")
    #expect(flavors == [.chocolate, .chocolate])
  }

  @Test func aDisabledPickerStays() {
    let screen = ControlScreen(FlavorPicker().pickerStyle(.segmented).disabled(true))

    screen.tap("Mint")

    #expect(screen.lines[0] == "picker \"Flavor\" Vanilla")
    #expect(screen.nodes.allSatisfy { $0.actions == [] })
  }

  @Test func aViewForTheCurrentValueStandsForTheOption() {
    let screen = ControlScreen(
      Picker("Flavor", selection: .constant(Flavor.mint)) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      } currentValueLabel: {
        Text("mine")
      })

    #expect(screen.texts == ["mine"])
    #expect(screen.lines == ["picker \"Flavor\" mint"])
  }

  @Test func newOptionsAreThereAtOnce() {
    let screen = ControlScreen(GrowingPicker())

    screen.tap("Add")

    #expect(screen.nodes.first?.choices == ["0", "1", "2"])
  }

  @Test func aWheelTurnsToTheNextOptionAndStopsAtTheLast() {
    let screen = ControlScreen(FlavorPicker(flavor: .chocolate).pickerStyle(.wheel))

    screen.perform(.increment, on: "Flavor")
    screen.perform(.increment, on: "Flavor")

    #expect(screen.lines[0] == "picker \"Flavor\" Mint")
  }

  @Test func aWheelHasTheChosenOptionInTheMiddle() {
    let screen = ControlScreen(FlavorPicker(flavor: .chocolate).pickerStyle(.wheel))

    let middles = screen.nodes.map(\.frame.midY)
    #expect(middles[0] == middles[2])
    #expect(middles[1] < middles[2])
  }
}

private struct GrowingPicker: View {
  @State private var count = 2
  @State private var number = 0
  var body: some View {
    VStack {
      Picker("Number", selection: $number) { ForEach(Array(0..<count), id: \.self) { Text("\($0)") } }
      Button("Add") { count += 1 }
    }
  }
}
