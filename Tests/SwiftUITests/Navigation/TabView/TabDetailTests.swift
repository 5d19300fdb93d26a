import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TabDetailTests {
  private let string = "Said"
  private let text = Text("Said")

  /// The second of two tabs, as it is found in the bar.
  private func node(_ change: (Tab<Int, Text, DefaultTabLabel>) -> some TabContent<Int>) -> SemanticsNode? {
    screen(change).nodes(.tab).last
  }

  private func screen(_ change: (Tab<Int, Text, DefaultTabLabel>) -> some TabContent<Int>) -> Screen {
    let tab = change(Tab("Books", systemImage: "book", value: 1) { Text("Shelf") })
    return Screen {
      TabView(selection: .constant(0)) {
        Tab("Home", systemImage: "house", value: 0) { Text("House") }
        tab
      }
    }
  }

  @Test func aDisabledTabCannotBeChosenAndIsFaint() {
    let selection = Variable(0)
    let screen = Screen {
      TabView(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
        Tab("Home", systemImage: "house", value: 0) { Text("House") }
        Tab("Books", systemImage: "book", value: 1) { Text("Shelf") }.disabled(true)
      }
    }

    screen.perform(.activate, on: screen.node(.tab, "Books"))

    #expect(selection.value == 0 && screen.node(.tab, "Books")?.isEnabled == false)
    #expect(screen.graph.displayList().items.contains(.pushOpacity(0.4)))
    #expect(node { $0.disabled(false) }?.isEnabled == true)
  }

  @Test func aTabIsCalledByItsLabel() {
    #expect(node { $0.accessibilityLabel("Said") }?.label == "Said" && node { $0.accessibilityLabel(string) }?.label == "Said")
    #expect(node { $0.accessibilityLabel(text) }?.label == "Said")
    #expect(node { $0.accessibilityLabel(text, isEnabled: false) }?.label == "Books")
  }

  @Test func aTabHasAValueOtherThanItsBadge() {
    #expect(node { $0.badge(3).accessibilityValue("Said") }?.value == "Said")
    #expect(node { $0.accessibilityValue(string) }?.value == "Said" && node { $0.accessibilityValue(text) }?.value == "Said")
    #expect(node { $0.badge(3) }?.value == "3")
  }

  @Test func aTabHasABadgeInEachForm() {
    #expect(node { $0.badge("Said") }?.value == "Said" && node { $0.badge(string) }?.value == "Said")
    #expect(node { $0.badge(text) }?.value == "Said")
  }

  @Test func aTabHasAHint() {
    #expect(node { $0.accessibilityHint("Said") }?.details?.hint == "Said")
    #expect(node { $0.accessibilityHint(string) }?.details?.hint == "Said")
    #expect(node { $0.accessibilityHint(text) }?.details?.hint == "Said")
  }

  @Test func aTabIsAddressedByItsInputLabels() {
    #expect(node { $0.accessibilityInputLabels(["Said"]) }?.details?.inputLabels == ["Said"])
    #expect(node { $0.accessibilityInputLabels([string]) }?.details?.inputLabels == ["Said"])
    #expect(node { $0.accessibilityInputLabels([text]) }?.details?.inputLabels == ["Said"])
  }

  @Test func aTabIsFoundByItsIdentifier() {
    #expect(node { $0.accessibilityIdentifier("books") }?.identifier == "books")
  }

  @Test func whatIsSaidOfATabAddsUpAndTheOuterOneHolds() {
    let node = node { $0.accessibilityLabel("Inner").accessibilityIdentifier("books").accessibilityLabel("Outer") }

    #expect(node?.label == "Outer" && node?.identifier == "books")
  }

  @Test func aTabMayBeLeftOutOfTheBar() {
    #expect(screen { $0.hidden() }.shown(.tab) == ["Home"])
    #expect(screen { $0.tabPlacement(.sidebarOnly) }.shown(.tab) == ["Home"])
    #expect(screen { $0.tabPlacement(.pinned) }.shown(.tab) == ["Home", "Books"])
    #expect(screen { $0.tabPlacement(.automatic) }.shown(.tab) == ["Home", "Books"])
    #expect(screen { $0.defaultVisibility(.hidden, for: .tabBar) }.shown(.tab) == ["Home"])
    #expect(screen { $0.defaultVisibility(.hidden, for: .sidebar) }.shown(.tab) == ["Home", "Books"])
    #expect(screen { $0.defaultVisibility(.hidden, for: .automatic) }.shown(.tab) == ["Home"])
  }

  @Test func tabsComeInGroupsAndCollections() {
    func tabs(_ content: some TabContent<Int>) -> [String] {
      Screen { TabView(selection: .constant(0)) { content } }.shown(.tab)
    }
    let names = ["Home", "Books"]

    #expect(
      tabs(
        Group {
          Tab("Home", systemImage: "house", value: 0) { Text("House") }
          Tab("Books", systemImage: "book", value: 1) { Text("Shelf") }
        }) == names)
    #expect(tabs(ForEach(0..<2) { index in Tab(names[index], systemImage: "book", value: index) { Text("Shelf") } }) == names)
    #expect(
      tabs(ForEach([0, 1], id: \.self) { index in Tab(names[index], systemImage: "book", value: index) { Text("Shelf") } })
        == names)
    #expect(tabs(AnyTabContent(Tab("Home", systemImage: "house", value: 0) { Text("House") })) == ["Home"])
  }
}
