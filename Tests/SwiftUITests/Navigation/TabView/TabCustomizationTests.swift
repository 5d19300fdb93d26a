import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TabCustomizationTests {
  private func tabs(_ customization: TabViewCustomization?) -> [String] {
    Screen {
      TabView(selection: .constant(0)) {
        Tab("Home", systemImage: "house", value: 0) { Text("House") }
        Tab("Books", systemImage: "book", value: 1) { Text("Shelf") }.customizationID("books")
        Tab("Films", systemImage: "film", value: 2) { Text("Reel") }.customizationID("films").defaultVisibility(
          .hidden, for: .tabBar)
      }
      .tabViewCustomization(customization.map { .constant($0) })
    }
    .shown(.tab)
  }

  @Test func whatIsHiddenAtFirstShowsOnceAPersonWantsIt() {
    var customization = TabViewCustomization()
    #expect(tabs(nil) == ["Home", "Books"] && tabs(customization) == ["Home", "Books"])

    customization[tab: "films"].tabBarVisibility = .visible

    #expect(tabs(customization) == ["Home", "Books", "Films"])
  }

  @Test func aPersonHidesATabByItsID() {
    var customization = TabViewCustomization()
    customization[tab: "books"].tabBarVisibility = .hidden
    #expect(tabs(customization) == ["Home"])

    customization.resetVisibility()

    #expect(tabs(customization) == ["Home", "Books"] && customization == TabViewCustomization())
  }

  @Test func whatIsKeptForASidebarLeavesTheBarAlone() {
    var customization = TabViewCustomization()
    customization[sidebarVisibility: "books"] = .hidden
    customization[section: "library"].tabOrder = ["films", "books"]

    #expect(tabs(customization) == ["Home", "Books"])
    #expect(customization[tab: "books"].sidebarVisibility == .hidden && customization[sidebarVisibility: "books"] == .hidden)
    #expect(customization[sectionID: "library"] == ["films", "books"])
  }

  @Test func anOrderIsTakenBack() {
    var customization = TabViewCustomization()
    customization[sectionID: "library"] = ["films", "books"]
    customization[sectionID: "shop"] = ["offers"]

    customization.resetSectionOrder(for: "shop")
    #expect(customization[section: "shop"].tabOrder == nil && customization[section: "library"].tabOrder == ["films", "books"])

    customization[section: "library"].resetTabOrder()
    customization[sectionID: "shop"] = ["offers"]
    customization.resetSectionOrder()
    #expect(customization == TabViewCustomization())
  }

  @Test func aTabViewInsideOfATabIsNotCustomizedWithIt() {
    var customization = TabViewCustomization()
    customization[tab: "inner"].tabBarVisibility = .hidden

    let screen = Screen {
      TabView {
        Tab("Outer", systemImage: "house") {
          TabView { Tab("Inner", systemImage: "book") { Text("Shelf") }.customizationID("inner") }
        }
      }
      .tabViewCustomization(.constant(customization))
    }

    #expect(screen.shown(.tab).contains("Inner"))
  }
}
