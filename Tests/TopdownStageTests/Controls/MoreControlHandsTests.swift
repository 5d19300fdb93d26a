import Foundation
import SwiftUI
import Testing
import TopdownStage

private struct Trip: View {
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @State private var isOpen = false
  @State private var price = 5
  @State private var writes = 0

  private func counted<Value>(_ binding: Binding<Value>) -> Binding<Value> {
    Binding(get: { binding.wrappedValue }) {
      binding.wrappedValue = $0
      writes += 1
    }
  }

  var body: some View {
    Form {
      DatePicker("Due", selection: counted($day), displayedComponents: .date)
      ColorPicker("Paint", selection: counted($color))
      DisclosureGroup("More", isExpanded: counted($isOpen)) { Text("inside") }
      TextField("Price", value: counted($price), format: .number)
      Text("\(writes) writes, \(price)")
    }
  }
}

@MainActor struct MoreControlHandsTests {
  @Test func aDateIsSetByItsPicker() throws {
    let stage = Stage(Trip())

    try stage.datePicker("Due").set(Date(timeIntervalSince1970: 86_400 * 2))

    #expect(try stage.datePicker("Due").value == "Jan 3, 1970")
    #expect(stage.shows("1 writes, 5"))
  }

  @Test func aColorIsSetByItsPicker() throws {
    let stage = Stage(Trip())

    try stage.colorPicker("Paint").set(Color(red: 0, green: 1, blue: 0))

    #expect(try stage.colorPicker("Paint").value == "#00FF00")
    #expect(stage.shows("1 writes, 5"))
  }

  @Test func aDisclosureOpensByATap() throws {
    let stage = Stage(Trip())

    try stage.disclosure("More").tap()

    #expect(stage.shows("inside"))
    #expect(stage.shows("1 writes, 5"))
  }

  @Test func aFormattedFieldTakesKeysAndWritesWhatParses() throws {
    let stage = Stage(Trip())

    try stage.textField("Price").clear()
    try stage.textField("Price").typeKeyByKey("42\n")

    #expect(stage.shows("2 writes, 42"))
  }

  @Test func aFingerThatStaysIsHeldUntilItLeaves() throws {
    struct Pressing: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          if configuration.isPressed { Image(systemName: "hand.point.down").accessibilityHidden(true) }
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Go") { count += 1 }.buttonStyle(Pressing())
          Text("\(count)")
        }
      }
    }
    let stage = Stage(Counter())
    let button = try stage.button("Go")
    let height = button.frame.height

    try button.press()
    let held = try stage.button("Go").frame.height
    let count = stage.shows("0")
    try button.release()

    #expect(held > height)
    #expect(count)
    #expect(stage.shows("1"))
  }

  @Test func anIntervalPassesWithTheStagesClock() throws {
    let stage = Stage(ProgressView(timerInterval: Date()...Date(timeIntervalSinceNow: 60), countsDown: false) { Text("Egg") })

    try stage.advance(by: .seconds(15))

    #expect(try stage.find(.progress, "Egg, 0:15").value == "25%")
  }
}
