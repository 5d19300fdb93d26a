import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct AccessibilityActionTests {
  private let notes = Notes()

  private func perform(_ action: SemanticsAction, _ argument: String? = nil, on view: some View) {
    let screen = ControlScreen(view)
    guard let node = screen.nodes.first else { return #expect(Bool(false), "nothing to use") }
    _ = screen.graph.perform(action, on: node.id, argument: argument)
    screen.graph.update()
  }

  @Test func anActionMakesAViewUsable() {
    let view = Color.red.accessibilityLabel("Red").accessibilityAction { notes.lines.append("used") }

    perform(.activate, on: view)

    #expect(notes.lines == ["used"])
    #expect(ControlScreen(view).nodes[0].actions == [.activate])
  }

  @Test func actionsHaveNames() {
    let view = Text("Mail").accessibilityAction(named: "Archive") { notes.lines.append("archived") }
      .accessibilityAction(named: Text("Flag")) { notes.lines.append("flagged") }
      .accessibilityAction(.escape) { notes.lines.append("escaped") }

    #expect(ControlScreen(view).nodes[0].details?.actions == ["Archive", "Flag"])
    perform(.custom, "Flag", on: view)
    perform(.custom, "Archive", on: view)
    perform(.custom, "escape", on: view)

    #expect(notes.lines == ["flagged", "archived", "escaped"])
  }

  @Test func whatAViewCouldDoBeforeItStillDoes() {
    let view = Button("Buy") { notes.lines.append("bought") }.accessibilityAction(named: "Gift") { notes.lines.append("gift") }

    perform(.activate, on: view)

    #expect(notes.lines == ["bought"])
  }

  @Test func aValueIsTakenUpAndDown() {
    let view = Text("Rating").accessibilityAdjustableAction { notes.lines.append($0 == .increment ? "up" : "down") }

    perform(.increment, on: view)
    perform(.decrement, on: view)

    #expect(notes.lines == ["up", "down"])
    #expect(ControlScreen(view).nodes[0].actions == [.increment, .decrement])
  }

  @Test func aScrollLeadsToAnEdge() {
    let view = Text("Map").accessibilityScrollAction { notes.lines.append("\($0)") }

    perform(.scroll, "0,100", on: view)
    perform(.scroll, "-100,0", on: view)

    #expect(notes.lines == ["bottom", "leading"])
  }

  @Test func aZoomHasADirection() {
    let view = Text("Map").accessibilityZoomAction { notes.lines.append("\($0.direction)") }

    perform(.custom, "zoomIn", on: view)

    #expect(notes.lines == ["zoomIn"])
  }

  @Test func buttonsThatAreNotShownAreActions() {
    let view = Text("Mail").accessibilityActions {
      Button("Archive") { notes.lines.append("archived") }
      Button("Flag") { notes.lines.append("flagged") }
    }
    let screen = ControlScreen(view)
    #expect(screen.lines == ["text \"Mail\""] && screen.texts == ["Mail"])
    #expect(screen.nodes[0].details?.actions == ["Archive", "Flag"])

    perform(.custom, "Flag", on: view)
    perform(.custom, "Star", on: Text("Mail").accessibilityAction(action: { notes.lines.append("starred") }) { Text("Star") })

    #expect(notes.lines == ["flagged", "starred"])
  }

  @Test func aRepresentationIsReadAndUsedInPlaceOfTheView() {
    struct Volume: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 40, height: 40).accessibilityRepresentation { Toggle("Sound", isOn: $isOn) }
      }
    }
    let screen = ControlScreen(Volume())
    #expect(screen.lines == ["toggle \"Sound\" off"] && screen.texts == [])

    screen.tap("Sound")

    #expect(screen.lines == ["toggle \"Sound\" on"])
  }

  @Test func childrenThatAreNotShownAreRead() {
    let screen = ControlScreen(
      Color.red.accessibilityChildren {
        Text("Monday: 3")
        Text("Tuesday: 5")
      }.accessibilityLabel("Sales"))

    #expect(screen.lines == ["group \"Sales\"", "text \"Monday: 3\"", "text \"Tuesday: 5\""])
    #expect(screen.texts == [])
  }

  @Test func theScreenReaderStandsWhereTheStateSays() {
    struct Form: View {
      enum Field: Hashable { case name, mail }
      @AccessibilityFocusState private var field: Field?
      @AccessibilityFocusState(for: .voiceOver) private var isOnButton: Bool

      var body: some View {
        Text("Name").accessibilityFocused($field, equals: .name)
        Text("Mail").accessibilityFocused($field, equals: .mail)
        Button("Next") { field = .mail }.accessibilityFocused($isOnButton)
      }
    }
    let screen = ControlScreen(Form())
    #expect(screen.nodes.allSatisfy { $0.details == nil })

    screen.tap("Next")

    #expect(screen.nodes.map { $0.details?.isFocused ?? false } == [false, true, false])
  }
}
