import Foundation
import Testing
import TopdownStage

@_spi(Runtime) import SwiftUI

private enum Order: Int { case title, author }
private enum Theme: String { case light, dark }
private struct Book: Identifiable { let id: Int }

/// What a view read last; nobody observes it, since bodies write it.
@MainActor private final class Seen<Value> {
  var value: Value?
}

private struct Keeper<Value>: View {
  var storage: SceneStorage<Value>
  let new: Value
  let seen: Seen<Value>

  var body: some View {
    let _ = seen.value = storage.wrappedValue
    Button("Write") { storage.wrappedValue = new }
    Button("Bind") { storage.projectedValue.wrappedValue = new }
  }
}

@MainActor struct SceneStorageValueTests {
  /// What the next start of a scene reads after this one wrote `value`, first by the property, then by its binding.
  private func readBack<Value: Equatable>(_ value: Value, _ make: () -> SceneStorage<Value>) throws -> Value? {
    for button in ["Write", "Bind"] {
      let (store, seen) = (VolatileDefaults(), Seen<Value>())
      let first = Stage(Keeper(storage: make(), new: value, seen: seen).defaultAppStorage(store))
      try #require(seen.value != value, "nothing is stored yet")
      try first.button(button).tap()
      try #require(seen.value == value, "\(button) changes what shows")
      seen.value = nil
      _ = Stage(Keeper(storage: make(), new: value, seen: seen).defaultAppStorage(store))
      if button == "Bind" { return seen.value }
      try #require(seen.value == value, "\(button) changes what is stored")
    }
    return nil
  }

  private let url = URL(string: "https://example.org/a?b=c")!
  private let date = Date(timeIntervalSince1970: 1.5)

  @Test func everyTypeComesBackAsItWasWritten() throws {
    #expect(try readBack(true) { SceneStorage(wrappedValue: false, "bool") } == true)
    #expect(try readBack(7) { SceneStorage(wrappedValue: 0, "int") } == 7)
    #expect(try readBack(1) { SceneStorage(wrappedValue: 0.5, "double") } == 1)
    #expect(try readBack("é") { SceneStorage(wrappedValue: "", "string") } == "é")
    #expect(try readBack(url) { SceneStorage(wrappedValue: URL(fileURLWithPath: "/"), "url") } == url)
    #expect(try readBack(date) { SceneStorage(wrappedValue: .distantPast, "date") } == date)
    #expect(try readBack(Data([1, 2])) { SceneStorage(wrappedValue: Data(), "data") } == Data([1, 2]))
    #expect(try readBack(Order.author) { SceneStorage(wrappedValue: .title, "order") } == .author)
    #expect(try readBack(Theme.dark) { SceneStorage(wrappedValue: .light, "theme") } == .dark)
  }

  @Test func anOptionalIsNilUntilItIsWritten() throws {
    #expect(try readBack(true) { SceneStorage<Bool?>("bool") } == true)
    #expect(try readBack(7) { SceneStorage<Int?>("int") } == 7)
    #expect(try readBack(1.5) { SceneStorage<Double?>("double") } == 1.5)
    #expect(try readBack("é") { SceneStorage<String?>("string") } == "é")
    #expect(try readBack(url) { SceneStorage<URL?>("url") } == url)
    #expect(try readBack(date) { SceneStorage<Date?>("date") } == date)
    #expect(try readBack(Data([9])) { SceneStorage<Data?>("data") } == Data([9]))
    #expect(try readBack(Order.author) { SceneStorage<Order?>("order") } == .author)
    #expect(try readBack(Theme.dark) { SceneStorage<Theme?>("theme") } == .dark)
  }

  @Test func whatAPersonShowsOfATableAndOfTabsComesBack() throws {
    var columns = TableColumnCustomization<Book>()
    columns[visibility: "author"] = .hidden
    var tabs = TabViewCustomization()
    tabs[tab: "books"].tabBarVisibility = .hidden

    #expect(try readBack(columns) { SceneStorage("columns") } == columns)
    #expect(try readBack(tabs) { SceneStorage("tabs") } == tabs)
  }

  @Test func nilTakesTheValueAway() throws {
    let (store, seen) = (VolatileDefaults(), Seen<Int?>())
    func stage(writing new: Int?) -> Stage {
      Stage(Keeper(storage: SceneStorage<Int?>("int"), new: new, seen: seen).defaultAppStorage(store))
    }

    try stage(writing: 3).button("Write").tap()
    let stored = store.dictionaryRepresentation().count
    try stage(writing: nil).button("Write").tap()

    #expect(stored == 1 && store.dictionaryRepresentation().isEmpty && seen.value == .some(nil))
  }
}
