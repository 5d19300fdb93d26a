import SwiftUI
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor
struct PreviewCatalogTests {
  func registration(_ fileID: String, _ line: Int, _ name: String? = nil) -> _PreviewRegistration {
    _PreviewRegistration(fileID: fileID, line: line) { Preview(name) { EmptyView() } }
  }

  @Test func previewsAreSortedByFileAndThenByLine() {
    let records = PreviewCatalog.records(of: [
      registration("M/B.swift", 1), registration("M/A.swift", 20), registration("M/A.swift", 3),
    ])

    #expect(records.map(\.id) == ["A/Preview", "A/Preview 2", "B/Preview"])
  }

  @Test func anIdStaysUniqueWhereANameLooksLikeANumberedOne() {
    let records = PreviewCatalog.records(of: [
      registration("M/A.swift", 1, "Empty"), registration("M/A.swift", 2, "Empty"),
      registration("M/A.swift", 3, "Empty 2"),
    ])

    #expect(records.map(\.id) == ["A/Empty", "A/Empty 2", "A/Empty 2 2"])
  }

  @Test func filesOfOneNameInTwoModulesShareAGroupAndNoId() {
    let records = PreviewCatalog.records(of: [
      registration("First/Shelf.swift", 1, "Empty"), registration("Second/Shelf.swift", 1, "Empty"),
    ])

    #expect(records.map(\.group) == ["Shelf", "Shelf"])
    #expect(records.map(\.id) == ["Shelf/Empty", "Shelf/Empty 2"])
  }

  @Test(arguments: [("M/Shelf.swift", "Shelf"), ("M/Shelf+Row.swift", "Shelf+Row"), ("main", "main"), ("", "")])
  func theGroupIsTheFilesNameWithoutExtension(fileID: String, group: String) {
    #expect(PreviewCatalog.groupName(of: fileID) == group)
  }

  @Test func noPreviewIsNoError() {
    #expect(PreviewCatalog.records(of: []).isEmpty)
  }
}
