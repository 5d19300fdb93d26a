import Testing

@testable import TopdownLock

/// Every edit that can change what a core does is caught and named.
@Suite struct EditTests {
  @Test func aCoresRulesAreCaught() throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.edit(ShelfPackage.bookShelf, "$0.author < $1", "$0.author > $1") }

    #expect(changes == ["BookShelf: rules changed (Sources/LibraryFeature/BookShelf.swift)"])
  }

  @Test func aBoundarysTypeIsCaughtAndShown() throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.edit(ShelfPackage.bookShelf, "(Book) -> Void", "(Book,Int)->Void") }

    #expect(changes == ["BookShelf: boundary onDelete changed: (Book) -> Void → (Book, Int) -> Void"])
  }

  @Test func aBindingThatBecomesAConstantIsCaught() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      try $0.edit(ShelfPackage.bookShelf, "@Binding var sortByAuthor: Bool", "let sortByAuthor: Bool")
    }

    #expect(changes == ["BookShelf: boundary sortByAuthor changed: @Binding Bool → Bool"])
  }

  @Test func boundariesAddedRemovedAndReorderedAreCaught() throws {
    let added = try ShelfPackage().changes {
      try $0.edit(ShelfPackage.bookShelf, "let onDelete", "let onShare: () -> Void\n  let onDelete")
    }
    let removed = try ShelfPackage().changes {
      try $0.edit(ShelfPackage.loadingShelf, "@Binding var error: String?", "")
    }
    let reordered = try ShelfPackage().changes {
      try $0.edit(
        ShelfPackage.bookShelf, "let books: [Book]\n  @Binding var sortByAuthor: Bool",
        "@Binding var sortByAuthor: Bool\n  let books: [Book]")
    }

    #expect(added == ["BookShelf: boundary onShare added: () -> Void"])
    #expect(removed == ["LoadingShelf: boundary error removed: @Binding String?"])
    #expect(
      reordered == [
        "BookShelf: boundaries reordered: books, sortByAuthor, onDelete → sortByAuthor, books, onDelete"
      ])
  }

  @Test func anExpectationIsCaught() throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.edit(ShelfPackage.tests, "\"error offline\"", "\"error none\"") }

    #expect(changes == ["test offlineIsOneLog: expectation changed (Tests/LibraryFeatureTests/ShelfTests.swift)"])
  }

  @Test func aTestsStepsAreCaught() throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.edit(ShelfPackage.tests, "await shelf.reload()", "") }

    #expect(changes == ["test offlineIsOneLog: steps changed (Tests/LibraryFeatureTests/ShelfTests.swift)"])
  }

  @Test func aDisabledTestIsCaught() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      try $0.edit(ShelfPackage.tests, "@Test func deletingAsksOnce", "@Test(.disabled()) func deletingAsksOnce")
    }

    #expect(
      changes == ["test BookShelfTests.deletingAsksOnce: steps changed (Tests/LibraryFeatureTests/ShelfTests.swift)"])
  }

  @Test func aRemovedTestIsCaught() throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.edit(ShelfPackage.tests, "func deletingAsksOnce", "func ignored") }

    #expect(changes == ["test BookShelfTests.deletingAsksOnce: removed"])
  }

  @Test func whatTestsShareIsCaught() throws {
    let fixture = try ShelfPackage().changes { try $0.edit(ShelfPackage.tests, "Failure(code: 1)", "Failure(code: 2)") }
    let suite = try ShelfPackage().changes { try $0.edit(ShelfPackage.tests, "@Suite struct", "@Suite(.disabled()) struct") }
    let file = try ShelfPackage().changes { try $0.write("Dune", to: "Tests/LibraryFeatureTests/Fixtures/shelf.txt") }

    #expect(fixture == ["fixtures in Tests/LibraryFeatureTests/ShelfTests.swift: changed"])
    #expect(suite == ["fixtures in Tests/LibraryFeatureTests/ShelfTests.swift: changed"])
    #expect(file == ["reference Tests/LibraryFeatureTests/Fixtures/shelf.txt: changed"])
  }

  @Test func scenariosAndPreviewsAreCaught() throws {
    let scenario = try ShelfPackage().changes { try $0.edit(ShelfPackage.scenarios, "books: [],", "books: [Book.samples[0]],") }
    let preview = try ShelfPackage().changes { try $0.edit(ShelfPackage.scenarios, ".constant(true)", ".constant(false)") }
    let sample = try ShelfPackage().changes { try $0.edit(ShelfPackage.scenarios, "\"Dune\"", "\"Solaris\"") }
    let removed = try ShelfPackage().changes { try $0.edit(ShelfPackage.scenarios, "Scenario(\"empty\")", "Scenario(\"bare\")") }

    #expect(scenario == ["scenario ShelfScenarios \"empty\": changed (Sources/LibraryFeature/ShelfScenarios.swift)"])
    #expect(preview == ["preview \"Loaded\": changed (Sources/LibraryFeature/ShelfScenarios.swift)"])
    #expect(
      sample == [
        "Book: changed (Sources/LibraryFeature/ShelfScenarios.swift, Sources/LibraryModels/Book.swift), which BookShelf and LoadingShelf can reach"
      ])
    #expect(removed == ["scenario ShelfScenarios \"empty\": removed"])
  }

  @Test func aScenarioNamedFromTheVocabularyIsCaughtWithItsSteps() throws {
    let package = try ShelfPackage()
    try package.write(
      "enum LoadingScenarios { static let error = Scenario(.error, steps: [.tap(\"Retry\")]) { log in LoadingShelf() } }",
      to: "Sources/LibraryFeature/LoadingScenarios.swift")

    let changes = try package.changes {
      try $0.edit("Sources/LibraryFeature/LoadingScenarios.swift", ".tap(\"Retry\")", "")
    }

    #expect(
      changes == ["scenario LoadingScenarios .error: changed (Sources/LibraryFeature/LoadingScenarios.swift)"])
  }

  @Test func aCoreThatTakesLiveStateIsNoLongerOne() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      try $0.edit(ShelfPackage.loadingShelf, "@Binding var isLoading", "@State var isLoading")
    }

    #expect(
      changes.first
        == "LoadingShelf: no longer a core, since it owns @State isLoading (Sources/LibraryFeature/LoadingShelf.swift)")
  }

  @Test func aCoreThatIsGoneIsNamedWithItsOldPlace() throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.remove(ShelfPackage.loadingShelf) }

    #expect(changes == ["LoadingShelf: core removed (it was in Sources/LibraryFeature/LoadingShelf.swift)"])
  }

  @Test func aNewImportIsCaught() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      try $0.edit(ShelfPackage.loadingShelf, "import SwiftUI", "import SwiftUI\nimport Network")
    }

    #expect(changes == ["LoadingShelf: imports changed: LibraryModels, SwiftUI → LibraryModels, Network, SwiftUI"])
  }

  @Test func aFeatureWhoseModuleIsGoneIsNamed() throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.remove("Sources/LibraryFeature") }

    #expect(changes == ["LibraryFeature: the module is gone, neither Sources nor the manifest has it"])
  }

  @Test func aTestThatMovesBehindAConditionIsCaught() throws {
    let package = try ShelfPackage()
    try package.edit(ShelfPackage.tests, "@Suite struct", "#if os(Windows)\n#endif\n@Suite struct")

    let changes = try package.changes {
      try $0.edit(ShelfPackage.tests, "#if os(Windows)\n#endif\n@Suite", "@Suite")
      try $0.edit(ShelfPackage.tests, "@Test @MainActor", "#if os(Windows)\n@Test @MainActor")
      try $0.edit(ShelfPackage.tests, "@Suite struct", "#endif\n@Suite struct")
    }

    #expect(changes == ["test offlineIsOneLog: steps changed (Tests/LibraryFeatureTests/ShelfTests.swift)"])
  }
}
