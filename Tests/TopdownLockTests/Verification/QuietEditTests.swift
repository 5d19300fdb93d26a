import Testing

@testable import TopdownLock

/// Edits that change no meaning leave the lock alone.
@Suite struct QuietEditTests {
  @Test func commentsAreNoChange() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      try $0.edit(ShelfPackage.bookShelf, "// A shelf of values.", "/// Another remark. /* nested */")
      try $0.edit(ShelfPackage.bookShelf, "List {", "List { // why")
      try $0.edit(ShelfPackage.tests, "let log", "// arrange\n  let log")
    }

    #expect(changes == [])
  }

  @Test func formattingIsNoChange() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      try $0.edit(ShelfPackage.bookShelf, "let books: [Book]", "let   books :[ Book ] ;")
      try $0.edit(ShelfPackage.bookShelf, "let onDelete: (Book) -> Void", "let onDelete: (\n    Book\n  )->Void")
      try $0.edit(ShelfPackage.loadingShelf, "isLoading = true\n", "isLoading = true; ")
      try $0.edit(ShelfPackage.scenarios, "onDelete: { _ in }) },\n  ]", "onDelete: { _ in }) }]")
      try $0.edit(ShelfPackage.tests, "\"error offline\"])", "\"error offline\",\n  ])")
    }

    #expect(changes == [])
  }

  @Test func theOrderOfImportsIsNoChange() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      try $0.edit(ShelfPackage.bookShelf, "import SwiftUI\nimport LibraryModels", "import LibraryModels\nimport SwiftUI")
      try $0.edit(ShelfPackage.tests, "import Testing\nimport TopdownEvidence", "import TopdownEvidence\nimport Testing")
    }

    #expect(changes == [])
  }

  @Test func movingACoreToAnotherFileIsNoChange() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      let text = try $0.text(of: ShelfPackage.loadingShelf)
      try $0.write(text, to: "Sources/LibraryFeature/Shelves/Loading.swift")
      try $0.remove(ShelfPackage.loadingShelf)
    }

    #expect(changes == [])
  }

  @Test func theOrderOfTestsInTheirFileIsNoChange() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      let text = try $0.text(of: ShelfPackage.tests)
      let start = try #require(text.range(of: "@Test @MainActor")).lowerBound
      let end = try #require(text.range(of: "@Suite")).lowerBound
      let moved = text[..<start] + text[end...] + "\n" + text[start..<end]
      try $0.write(String(moved), to: ShelfPackage.tests)
    }

    #expect(changes == [])
  }
}
