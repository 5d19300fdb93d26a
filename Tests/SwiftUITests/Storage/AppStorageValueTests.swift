import Foundation
import Testing

@_spi(Runtime) import SwiftUI

private enum Order: Int { case title, author }
private enum Theme: String { case light, dark }
private struct Book: Identifiable { let id: Int }

struct AppStorageValueTests {
  private let store = VolatileDefaults()

  /// What a second property reads after a first one wrote.
  private func readBack<Value>(_ value: Value, _ make: () -> AppStorage<Value>) -> Value {
    make().wrappedValue = value
    return make().wrappedValue
  }

  @Test func everyTypeComesBackAsItWasWritten() throws {
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    let date = Date(timeIntervalSince1970: 1.5)

    #expect(readBack(true) { AppStorage(wrappedValue: false, "bool", store: store) })
    #expect(readBack(7) { AppStorage(wrappedValue: 0, "int", store: store) } == 7)
    #expect(readBack(1) { AppStorage(wrappedValue: 0.5, "double", store: store) } == 1)
    #expect(readBack("é") { AppStorage(wrappedValue: "", "string", store: store) } == "é")
    #expect(readBack(url) { AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: store) } == url)
    #expect(readBack(date) { AppStorage(wrappedValue: .distantPast, "date", store: store) } == date)
    #expect(readBack(Data([1, 2])) { AppStorage(wrappedValue: Data(), "data", store: store) } == Data([1, 2]))
    #expect(readBack(Order.author) { AppStorage(wrappedValue: .title, "order", store: store) } == .author)
    #expect(readBack(Theme.dark) { AppStorage(wrappedValue: .light, "theme", store: store) } == .dark)
  }

  @Test func theColumnsThatATableShowsComeBack() {
    var customization = TableColumnCustomization<Book>()
    customization[visibility: "author"] = .hidden

    let read = readBack(customization) { AppStorage("columns", store: store) }

    #expect(read[visibility: "author"] == .hidden && read[visibility: "title"] == .automatic)
    store.set("nonsense", forKey: "columns")
    #expect(AppStorage<TableColumnCustomization<Book>>("columns", store: store).wrappedValue[visibility: "author"] == .automatic)
  }

  @Test func theTabsThatAPersonShowsComeBack() {
    var customization = TabViewCustomization()
    customization[tab: "books"].tabBarVisibility = .hidden
    customization[sectionID: "library"] = ["films", "books"]

    let read = readBack(customization) { AppStorage("tabs", store: store) }

    #expect(read == customization && read[tab: "books"].tabBarVisibility == .hidden)
  }

  @Test func optionalsAreNilUntilWrittenAndNilTakesTheValueAway() {
    let count = AppStorage<Int?>("count", store: store)
    let order = AppStorage<Order?>("order", store: store)
    #expect(count.wrappedValue == nil)
    #expect(order.wrappedValue == nil)

    count.wrappedValue = 3
    order.wrappedValue = .author
    #expect(count.wrappedValue == 3)
    #expect(order.wrappedValue == .author)

    count.wrappedValue = nil
    #expect(count.wrappedValue == nil)
    #expect(store.object(forKey: "count") == nil)
  }

  @Test func everyOptionalTypeComesBack() throws {
    let url = try #require(URL(string: "https://example.org"))

    #expect(readBack(true) { AppStorage<Bool?>("bool", store: store) } == true)
    #expect(readBack(1.5) { AppStorage<Double?>("double", store: store) } == 1.5)
    #expect(readBack("x") { AppStorage<String?>("string", store: store) } == "x")
    #expect(readBack(url) { AppStorage<URL?>("url", store: store) } == url)
    #expect(readBack(Date.distantFuture) { AppStorage<Date?>("date", store: store) } == .distantFuture)
    #expect(readBack(Data([9])) { AppStorage<Data?>("data", store: store) } == Data([9]))
    #expect(readBack(Theme.dark) { AppStorage<Theme?>("theme", store: store) } == .dark)
  }

  @Test func aValueOfAnotherTypeIsReadAsTheInitialOne() {
    store.set("many", forKey: "count")
    store.set("purple", forKey: "theme")

    #expect(AppStorage(wrappedValue: 5, "count", store: store).wrappedValue == 5)
    #expect(AppStorage(wrappedValue: Theme.light, "theme", store: store).wrappedValue == .light)
  }

  @Test func theUsersDefaultsHoldTheSameValues() throws {
    let name = "topdown.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let url = try #require(URL(string: "https://example.org/a?b=c"))

    #expect(readBack(true) { AppStorage(wrappedValue: false, "bool", store: defaults) })
    #expect(readBack(7) { AppStorage(wrappedValue: 0, "int", store: defaults) } == 7)
    #expect(readBack(1) { AppStorage(wrappedValue: 0.5, "double", store: defaults) } == 1)
    #expect(readBack(url) { AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: defaults) } == url)
    #expect(readBack(.distantPast) { AppStorage(wrappedValue: Date(), "date", store: defaults) } == .distantPast)
    #expect(defaults.bool(forKey: "bool"))
    #expect(defaults.url(forKey: "url") == url)
  }

  @Test func volatileDefaultsOfOneNameShareNothing() {
    let other = VolatileDefaults()

    store.set(1, forKey: "count")

    #expect(other.object(forKey: "count") == nil)
    #expect(store.dictionaryRepresentation().keys.sorted() == ["count"])
  }
}
