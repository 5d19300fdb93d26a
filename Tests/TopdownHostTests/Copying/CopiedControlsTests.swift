import SwiftUI
import Testing
import TopdownEvidence
import TopdownScenarios
import TopdownStage

// The gallery copies these of what is done to its screens; CopyingTests fails where it would copy anything else.

@Test @MainActor func controlsFieldsLeavesThisLogA9E5() throws {
  let log = ExecutionLog()
  let scenario = try #require(ControlsScenarios.scenarios.first { $0.name == "fields" })
  let stage = Stage(scenario.view(log: log))

  try stage.textField("Name").replace(with: "A")
  try stage.textField("Name").replace(with: "Ada \"Countess\"")
  try stage.textField("Name").replace(with: "Ada \"Countess\"\n")
  try stage.textField("Name").clear()
  try stage.secureField("Password").replace(with: "s3cret")
  try stage.textField("Notes").replace(with: "one\ntwo")
  try stage.searchField("Search").tap()
  try stage.searchField("Search").replace(with: "dune\u{202e}")

  #expect(
    log == [
      "name A",
      "name Ada \"Countess\"",
      "submit",
      "name ",
      "password s3cret",
      "notes one\\ntwo",
      "query dune\u{202e}",
    ])
}

@Test @MainActor func controlsAmountsLeavesThisLogEB48() throws {
  let log = ExecutionLog()
  let scenario = try #require(ControlsScenarios.scenarios.first { $0.name == "amounts" })
  let stage = Stage(scenario.view(log: log))

  try stage.slider("Volume").set(percent: 37)
  try stage.slider("Volume").increment()
  try stage.stepper("Count").increment()
  try stage.stepper("Count").decrement()
  try stage.datePicker("Day").set(Date("2027-01-15T08:00:00Z", strategy: .iso8601))
  try stage.colorPicker("Tint").set(Color(red: 0.231, green: 0.51, blue: 0.965))

  #expect(
    log == [
      "volume 3.7",
      "volume 4.7",
      "count 2",
      "count 1",
      "day 2027-01-15 08:00:00 +0000",
      "tint #3B82F6FF",
    ])
}

@Test @MainActor func controlsPickersLeavesThisLog323E() throws {
  let log = ExecutionLog()
  let scenario = try #require(ControlsScenarios.scenarios.first { $0.name == "pickers" })
  let stage = Stage(scenario.view(log: log))

  try stage.picker("Menu").choose("Green")
  try stage.picker("Segmented").choose("Blue")
  try stage.picker("Wheel").option("Green").tap()
  try stage.picker("Inline").choose("Green")
  try stage.picker("Wheel").choose("Blue")

  #expect(log == ["menu Green", "segmented Blue", "wheel Green", "inline Green", "wheel Blue"])
}

@Test @MainActor func controlsRowsLeavesThisLog2B04() throws {
  let log = ExecutionLog()
  let scenario = try #require(ControlsScenarios.scenarios.first { $0.name == "rows" })
  let stage = try Stage(scenario.view(log: log), variant: Stage.Variant("320x160"))

  try stage.row("Milk").swipe(.leading)
  try stage.row("Milk").swipeBack()
  try stage.row("Milk").swipe(.leading)
  try stage.button("Pin").tap()
  try stage.row("Bread").move(before: stage.row("Milk"))
  try stage.text("Eggs").act("Share")
  try stage.row("Eggs").swipe(.trailing)
  try stage.button("Delete").tap()
  try stage.list().scroll(by: CGVector(dx: 0, dy: 12.5))
  try stage.list().refresh()

  #expect(
    log == [
      "pin Milk",
      "items [\"Bread\", \"Milk\", \"Eggs\"]",
      "share Eggs",
      "items [\"Bread\", \"Milk\"]",
      "items [\"Milk\", \"Eggs\", \"Bread\"]",
    ])
}

@Test @MainActor func controlsPresentedLeavesThisLogABEF() throws {
  let log = ExecutionLog()
  let scenario = try #require(ControlsScenarios.scenarios.first { $0.name == "presented" })
  let stage = Stage(scenario.view(log: log))

  try stage.button("Show").tap()
  try stage.dismiss()
  try stage.button("Ask").tap()
  try stage.dismiss()
  try stage.button("More").tap()
  try stage.button("Rename").tap()
  try stage.text("Dune").longPress()
  try stage.button("Open").tap()

  #expect(
    log == [
      "isShown true",
      "isShown false",
      "isAsked true",
      "isAsked false",
      "choose Rename",
      "choose Open",
    ])
}

@Test @MainActor func controlsGesturesLeavesThisLog91BD() throws {
  let log = ExecutionLog()
  let scenario = try #require(ControlsScenarios.scenarios.first { $0.name == "gestures" })
  let stage = Stage(scenario.view(log: log))

  try stage.text("Zoom").act(.doubleTap)
  try stage.text("Knob").act(.drag, "80,0")
  try stage.text("Photo").act(.magnify, "0.5")
  try stage.text("Dial").act(.rotate, "-90")
  try stage.text("Apple").drag(onto: stage.text("Basket"))

  #expect(
    log == [
      "act twice",
      "act dragged 80.0",
      "act 0.5 times",
      "act -90.0 degrees",
      "act dropped [\"Apple\"]",
    ])
}

@Test @MainActor func controlsLookAlikesLeavesThisLog70B4() throws {
  let log = ExecutionLog()
  let scenario = try #require(ControlsScenarios.scenarios.first { $0.name == "look-alikes" })
  let stage = Stage(scenario.view(log: log))

  try stage.row("Eggs, Add").button("Add").tap()
  try stage.element(.button, at: 3).tap()
  try stage.element(.button, at: 4).tap()
  try stage.element(identifier: "noted").tap()

  #expect(log == ["add Eggs", "add right twin", "add nameless"])
}

@Test @MainActor func controlsTimedLeavesThisLog612B() throws {
  let log = ExecutionLog()
  let scenario = try #require(ControlsScenarios.scenarios.first { $0.name == "timed" })
  let stage = Stage(scenario.view(log: log))

  try stage.advance(by: .milliseconds(2966))
  try stage.button("Stop").tap()
  try stage.advance(by: .seconds(1))

  #expect(
    log == [
      "tell in time",
      "tell Good \u{202e}morning, light standard leftToRight moving en_US",
    ])
}

@Test @MainActor func controlsTimedLeavesThisLog0C31() throws {
  let log = ExecutionLog()
  let scenario = try #require(ControlsScenarios.scenarios.first { $0.name == "timed" })
  let stage = Stage(scenario.view(log: log))

  try stage.advance(by: .milliseconds(3499))
  try stage.button("Stop").tap()

  #expect(
    log == [
      "tell Good \u{202e}morning, light standard leftToRight moving en_US",
      "tell too late",
    ])
}

@Test @MainActor func controlsTimedLeavesThisLogB56F() throws {
  let log = ExecutionLog(values: ["greeting": "مرحبا", "isLoud": "true"])
  let scenario = try #require(ControlsScenarios.scenarios.first { $0.name == "timed" })
  let stage = try Stage(scenario.view(log: log), variant: Stage.Variant("dark,xxl,ar,phone,contrast,motion"))

  try stage.advance(by: .milliseconds(3999))

  #expect(log == ["tell مرحبا!, dark increased rightToLeft still ar"])
}

@Test @MainActor func controlsTwiceLeavesThisLogE152() throws {
  let log = ExecutionLog()
  let scenario = try #require(ControlsScenarios.scenarios.filter { $0.name == "twice" }.dropFirst(1).first)
  let stage = Stage(scenario.view(log: log))

  try stage.button("Second").tap()

  #expect(log == ["second"])
}
