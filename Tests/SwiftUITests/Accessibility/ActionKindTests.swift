import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct ActionKindTests {
  private let notes = Notes()

  private func perform(_ action: SemanticsAction, _ argument: String? = nil, on view: some View) {
    ControlScreen(view).perform(action, on: "Dune", argument)
  }

  @Test func theDefaultActionIsATap() {
    perform(.activate, on: Text("Dune").accessibilityAction(.default) { notes.lines.append("tapped") })

    #expect(notes.lines == ["tapped"])
  }

  @Test func actionsOfTheSystemAreCarriedOutByTheirNames() {
    let kinds: [(AccessibilityActionKind, String)] = [
      (.escape, "escape"), (.magicTap, "magicTap"), (.delete, "delete"), (.showMenu, "showMenu"),
    ]

    for (kind, name) in kinds {
      perform(.custom, name, on: Text("Dune").accessibilityAction(kind) { notes.lines.append(name) })
    }

    #expect(notes.lines == ["escape", "magicTap", "delete", "showMenu"])
  }

  @Test func anActionOfOnesOwnIsCarriedOutByItsName() {
    let name = "Lend"
    perform(
      .custom, "Lend",
      on: Text("Dune").accessibilityAction(AccessibilityActionKind(named: Text("Lend"))) { notes.lines.append("a") })
    perform(.custom, "Lend", on: Text("Dune").accessibilityAction(named: name) { notes.lines.append("b") })
    perform(.custom, "Lend", on: Text("Dune").accessibilityAction(named: Text(name)) { notes.lines.append("c") })

    #expect(notes.lines == ["a", "b", "c"])
  }

  @Test func actionsOfACategoryAreCarriedOut() {
    let name = "Own"
    let categories: [AccessibilityActionCategory] = [
      .default, .edit, AccessibilityActionCategory("Own"), AccessibilityActionCategory(Text("Other")),
    ]
    for category in categories {
      perform(
        .custom, "Lend",
        on: Text("Dune").accessibilityActions(category: category) { Button("Lend") { notes.lines.append("lent") } })
    }

    #expect(notes.lines == ["lent", "lent", "lent", "lent"])
    #expect(AccessibilityActionCategory("Own") == AccessibilityActionCategory(name))
    #expect(AccessibilityActionCategory.default != .edit)
  }

  @Test func aZoomTellsWhereAndWhichWay() {
    let view = Text("Dune").accessibilityZoomAction { action in
      let isIn = action.direction == AccessibilityZoomGestureAction.Direction.zoomIn
      notes.lines.append("\(isIn ? "in" : "out") \(action.location == .center)")
    }

    perform(.custom, "zoomIn", on: view)
    perform(.custom, "zoomOut", on: view)

    #expect(notes.lines == ["in true", "out true"])
  }
}
