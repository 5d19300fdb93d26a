import Foundation
import Testing
import TopdownDisplay

/// What a person may do to the controls; the tests that are copied of it stand in CopiedControlsTests.swift, where they are compiled and run.
struct Visit: Sendable, CustomTestStringConvertible {
  let scenario: String
  var variant = ""
  var values: [String: String] = [:]
  var speed = 0.0
  let deeds: [Deed]

  var testDescription: String { "\(scenario) \(variant)" }

  static let all = [
    Visit(
      scenario: "fields",
      deeds: [
        .act(.textField, "Name", .setText, "A"), .act(.textField, "Name", .setText, "Ada \"Countess\""),
        .act(.textField, "Name", .setText, "Ada \"Countess\"\n"), .act(.textField, "Name", .setText, ""),
        .act(.secureField, "Password", .setText, "s3cret"), .act(.textField, "Notes", .setText, "one\ntwo"),
        .act(.searchField, "Search", .activate), .act(.searchField, "Search", .setText, "dune\u{202E}"),
      ]),
    Visit(
      scenario: "amounts",
      deeds: [
        .act(.slider, "Volume", .setValue, "37%"), .act(.slider, "Volume", .increment),
        .act(.stepper, "Count", .increment), .act(.stepper, "Count", .decrement),
        .act(.datePicker, "Day", .setValue, "1800000000.0"), .act(.colorPicker, "Tint", .setValue, "#3b82f6"),
      ]),
    Visit(
      scenario: "pickers",
      deeds: [
        .act(.picker, "Menu", .choose, "Green"), .act(.picker, "Segmented", .choose, "Blue"),
        .act(.option, "Green", .activate), .act(.picker, "Inline", .choose, "Green"),
        .act(.picker, "Wheel", .choose, "Blue"),
      ]),
    Visit(
      scenario: "rows", variant: "320x160",
      deeds: [
        .act(.row, "Milk", .revealLeading), .act(.row, "Milk", .conceal), .act(.row, "Milk", .revealLeading),
        .act(.button, "Pin", .activate), .move(.row, "Bread", .move, "before ", of: .row, "Milk"),
        .act(.text, "Eggs", .custom, "Share"), .act(.row, "Eggs", .revealTrailing), .act(.button, "Delete", .activate),
        .act(.list, "", .scroll, "0.0,12.5"), .act(.list, "", .refresh),
      ]),
    Visit(
      scenario: "presented",
      deeds: [
        .act(.button, "Show", .activate), .act(.sheet, "", .dismiss), .act(.button, "Ask", .activate),
        .act(.confirmationDialog, "Really?", .dismiss), .act(.button, "More", .activate), .act(.button, "Rename", .activate),
        .act(.text, "Dune", .longPress), .act(.button, "Open", .activate),
      ]),
    Visit(
      scenario: "gestures",
      deeds: [
        .act(.text, "Zoom", .doubleTap), .act(.text, "Knob", .drag, "80,0"), .act(.text, "Photo", .magnify, "0.5"),
        .act(.text, "Dial", .rotate, "-90"), .move(.text, "Basket", .drop, of: .text, "Apple"),
      ]),
    Visit(
      scenario: "look-alikes",
      deeds: [
        .act(.button, "Add", .activate), .act(.button, "Twin", .activate), .act(.button, "", .activate),
        .act(.toggle, "Noted", .activate),
      ]),
    Visit(
      scenario: "timed", speed: 1, deeds: [.wait(.milliseconds(2_999.9)), .act(.button, "Stop", .activate), .wait(.seconds(1))]),
    Visit(scenario: "timed", speed: 0.7, deeds: [.wait(.seconds(5)), .act(.button, "Stop", .activate)]),
    Visit(
      scenario: "timed", variant: "dark,ar,motion,contrast,xxl,phone",
      values: ["greeting": "مرحبا", "isLoud": "true"], speed: 1, deeds: [.wait(.seconds(4))]),
    Visit(scenario: "twice 2", deeds: [.act(.button, "Second", .activate)]),
  ]
}

@MainActor struct CopyingTests {
  private static let copies = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "CopiedControlsTests.swift")

  private func hand(_ visit: Visit) throws -> GalleryHand {
    let hand = try GalleryHand("Controls/\(visit.scenario)", variant: visit.variant, values: visit.values, speed: visit.speed)
    for deed in visit.deeds { try hand.carryOut(deed) }
    return hand
  }

  @Test(arguments: Visit.all) func everythingThatAPersonDoesIsALineOfATest(visit: Visit) throws {
    let frame = try hand(visit).frame

    #expect(frame.failure == nil)
    #expect(frame.actions.filter { $0.code == nil }.map(\.text) == [])
  }

  @Test(arguments: Visit.all) func theTestThatIsCopiedIsOneThatRuns(visit: Visit) throws {
    let running = try String(contentsOf: Self.copies, encoding: .utf8)

    let copied = try hand(visit).copied()

    let isRun = running.contains(copied)
    #expect(isRun, "\(Self.copies.lastPathComponent) does not have the test of \(visit.scenario), which is now:\n\(copied)")
  }

  @Test func whatNoTestCanNameIsSaidToBePrivate() throws {
    let hand = try GalleryHand("Lamp/lamp", variant: "", values: [:], speed: 0)

    #expect(
      try hand.copied()
        == "// LampScenarios, which lists lamp, is private, so a test can't name it. Make it internal to copy a test.")
  }

  @Test func copiesOfOneScenarioHaveDifferentNames() throws {
    let visits = Visit.all.filter { $0.scenario == "timed" }

    let names = try visits.map { try hand($0).copied().split(separator: "(").first }

    #expect(Set(names).count == visits.count)
  }
}
