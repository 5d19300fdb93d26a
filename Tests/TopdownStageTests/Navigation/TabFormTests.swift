import SwiftUI
import Testing
import TopdownStage

/// Each way to write a tab, and tabs that belong together.
@MainActor struct TabFormTests {
  private let title = "Books"
  private let page: () -> Text = { Text("Page") }
  private let label: () -> Text = { Text("Books") }

  /// The labels of the tabs, once the second shows.
  private func tabs(_ tabs: TabView<some Hashable, some View>) throws -> [String] {
    let stage = Stage(tabs)
    let all = stage.all(.tab)
    try #require(all.count == 2 && stage.shows("Home page"), "\(stage.screen)")
    try all[1].tap()
    try #require(stage.shows("Page") && !stage.shows("Home page"), "\(stage.screen)")
    return stage.all(.tab).map(\.label)
  }

  @Test func aTabWithoutAValueIsWrittenInEachForm() throws {
    func labels<Label: View>(_ tab: Tab<Never, Text, Label>) throws -> [String] {
      try tabs(
        TabView {
          Tab("Home", systemImage: "house") { Text("Home page") }
          tab
        })
    }

    #expect(try labels(Tab("Books", systemImage: "book", content: page)) == ["Home", "Books"])
    #expect(try labels(Tab(title, systemImage: "book", content: page)) == ["Home", "Books"])
    #expect(try labels(Tab(content: page, label: label)) == ["Home", "Books"])
    #expect(try labels(Tab(role: nil, content: page, label: label)) == ["Home", "Books"])
    #expect(try labels(Tab(role: .search, content: page)) == ["Home", "Search"])
  }

  /// The labels of the tabs, then the value that a tap on the second writes.
  private func choose<Value: Hashable, Label: View>(
    _ tab: Tab<Value, Text, Label>, from home: Value
  ) throws -> [String] {
    let chosen = Chosen(home)
    let labels = try tabs(
      TabView(selection: Bindable(chosen).value) {
        Tab("Home", systemImage: "house", value: home) { Text("Home page") }
        tab
      })
    return labels + ["\(chosen.value)"]
  }

  @Test func aTabIsChosenByItsValueInEachForm() throws {
    #expect(try choose(Tab("Books", systemImage: "book", value: 1, content: page), from: 0) == ["Home", "Books", "1"])
    #expect(try choose(Tab(title, systemImage: "book", value: 1, content: page), from: 0) == ["Home", "Books", "1"])
    #expect(try choose(Tab(value: 1, content: page, label: label), from: 0) == ["Home", "Books", "1"])
    #expect(try choose(Tab(value: 1, role: .search, content: page, label: label), from: 0) == ["Home", "Books", "1"])
    #expect(try choose(Tab(value: 1, role: .search, content: page), from: 0) == ["Home", "Search", "1"])
  }

  @Test func aTabIsChosenByAnOptionalValueInEachForm() throws {
    let (home, one): (Int?, Int) = (0, 1)

    #expect(
      try choose(Tab("Books", systemImage: "book", value: one, content: page), from: home) == ["Home", "Books", "Optional(1)"])
    #expect(
      try choose(Tab(title, systemImage: "book", value: one, content: page), from: home) == ["Home", "Books", "Optional(1)"])
    #expect(try choose(Tab(value: one, content: page, label: label), from: home) == ["Home", "Books", "Optional(1)"])
    #expect(try choose(Tab(value: one, role: .search, content: page), from: home) == ["Home", "Search", "Optional(1)"])
  }

  @Test func tabsOfASectionStandAmongTheOthersInEachForm() throws {
    func labels(_ section: some TabContent<Int>) throws -> [String] {
      try tabs(
        TabView(selection: Bindable(Chosen(0)).value) {
          Tab("Home", systemImage: "house", value: 0) { Text("Home page") }
          section
        })
    }
    @TabContentBuilder<Int> func books() -> some TabContent<Int> { Tab("Books", systemImage: "book", value: 1, content: page) }

    #expect(try labels(TabSection { books() }) == ["Home", "Books"])
    #expect(try labels(TabSection("Library") { books() }) == ["Home", "Books"])
    #expect(try labels(TabSection(title) { books() }) == ["Home", "Books"])
    #expect(
      try labels(
        TabSection {
          books()
        } header: {
          Text("Library")
        }) == ["Home", "Books"])
  }
}

/// Keeps which tab shows.
@MainActor @Observable private final class Chosen<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
