import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write a menu and a group that opens.
@MainActor struct GroupFormTests {
  private let string = "More"

  private func texts(_ view: some View) -> [String] { ControlScreen(view).texts }

  @Test func aGroupOpensByItself() {
    let inside: () -> Text = { Text("inside") }
    let groups = [
      ControlScreen(DisclosureGroup("More", content: inside)), ControlScreen(DisclosureGroup(string, content: inside)),
      ControlScreen(DisclosureGroup(content: inside, label: { Text("More") })),
    ]
    for group in groups { group.tap("More") }

    for group in groups { #expect(group.texts == ["More", "inside"]) }
  }

  @Test func aGroupOpensWithItsBinding() {
    let inside: () -> Text = { Text("inside") }
    let (open, closed) = (Binding.constant(true), Binding.constant(false))

    #expect(texts(DisclosureGroup("More", isExpanded: open, content: inside)) == ["More", "inside"])
    #expect(texts(DisclosureGroup(string, isExpanded: open, content: inside)) == ["More", "inside"])
    #expect(texts(DisclosureGroup(isExpanded: open, content: inside, label: { Text("More") })) == ["More", "inside"])
    #expect(texts(DisclosureGroup(string, isExpanded: closed, content: inside)) == ["More"])
  }

  @Test func aMenuIsNamedByItsTitleOrItsLabel() {
    let items: () -> Button<Text> = { Button("Add") {} }

    #expect(texts(Menu("More", content: items)) == ["More"] && texts(Menu(string, content: items)) == ["More"])
    #expect(texts(Menu("More", systemImage: "star", content: items)) == ["More"])
    #expect(texts(Menu(string, systemImage: "star", content: items)) == ["More"])
    #expect(texts(Menu(content: items, label: { Text("More") })) == ["More"])
  }

  @Test func aTapOnAMenuRunsItsPrimaryAction() {
    let notes = Notes()
    let items: () -> Button<Text> = { Button("Add") {} }
    let act: () -> Void = { notes.lines.append("acted") }
    let menus = [
      ControlScreen(Menu("More", content: items, primaryAction: act)),
      ControlScreen(Menu(string, content: items, primaryAction: act)),
      ControlScreen(Menu("More", systemImage: "star", content: items, primaryAction: act)),
      ControlScreen(Menu(string, systemImage: "star", content: items, primaryAction: act)),
      ControlScreen(Menu(content: items, label: { Text("More") }, primaryAction: act)),
    ]
    for menu in menus { menu.tap("More") }

    #expect(notes.lines.count == 5)
  }

  @Test func aButtonRepeatsAsSurroundingsSay() {
    let behaviors: [ButtonRepeatBehavior] = [.automatic, .enabled, .disabled]

    #expect(behaviors.map { one in surroundings(\.buttonRepeatBehavior) { $0.buttonRepeatBehavior(one) } } == behaviors)
  }
}
