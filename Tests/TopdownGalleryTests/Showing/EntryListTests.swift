import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct EntryListTests {
  private let list = EntryList(entries: [
    HostEntry(id: "Shelf/loaded", group: "Shelf", name: "loaded", kind: .scenario, provider: "Library.ShelfScenarios"),
    HostEntry(
      id: "Shelf/recovering", group: "Shelf", name: "recovering", kind: .scenario, provider: "Library.ShelfScenarios",
      steps: ["tap Try again"], expected: ["load"]),
    HostEntry(id: "Row/Unread", group: "Row", name: "Unread", kind: .preview, location: "Library/Row.swift:12"),
    HostEntry(id: "Shelf/Dark", group: "Shelf", name: "Dark", kind: .preview),
  ])

  @Test func eachFeatureNamesItsScenariosWithTheirPlacesAndSteps() {
    #expect(
      list.text == """
        Shelf
          loaded      scenario  Library.ShelfScenarios
          recovering  scenario  Library.ShelfScenarios
              when  tap Try again
              then  load
          Dark        preview

        Row
          Unread  preview  Library/Row.swift:12

        """)
  }

  @Test func jsonHasTheSameTree() throws {
    let features = try #require(try JSONSerialization.jsonObject(with: Data(list.json.utf8)) as? [[String: Any]])

    #expect(features.map { $0["name"] as? String } == ["Shelf", "Row"])
    let shelf = try #require(features[0]["scenarios"] as? [[String: Any]])
    #expect(shelf.map { $0["id"] as? String } == ["Shelf/loaded", "Shelf/recovering", "Shelf/Dark"])
    #expect(shelf[1]["steps"] as? [String] == ["tap Try again"])
  }

  @Test func aPackageWithoutAnySaysWhatToWrite() {
    #expect(
      EntryList(entries: []).text == """
        the package has no scenarios and no previews
        write a `#Preview { … }` or a scenario in one of its library targets

        """)
  }
}
