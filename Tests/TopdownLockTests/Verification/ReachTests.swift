import Testing

@testable import TopdownLock

/// What a core reaches counts as its rules do; what it can't reach does not.
@Suite struct ReachTests {
  @Test func aHelperFunctionIsCaught() throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.edit(ShelfPackage.bookShelf, "left.title < right", "left.title > right") }

    #expect(
      changes == ["isBefore: changed (Sources/LibraryFeature/BookShelf.swift), which BookShelf can reach"])
  }

  @Test func aModelOfASiblingModuleIsCaught() throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.edit(ShelfPackage.book, "by \\(author)", "of \\(author)") }

    #expect(changes.count == 1)
    #expect(
      changes.first?.hasPrefix("Book: changed (Sources/LibraryFeature/ShelfScenarios.swift, Sources/LibraryModels/Book.swift)")
        == true)
  }

  @Test func anExtensionOfACoreInAnotherFileIsCaught() throws {
    let package = try ShelfPackage()
    try package.write("extension BookShelf { func count() -> Int { 1 } }", to: "Sources/LibraryFeature/Count.swift")

    let changes = try package.changes { try $0.edit("Sources/LibraryFeature/Count.swift", "1", "2") }

    #expect(changes == ["BookShelf: rules changed (Sources/LibraryFeature/BookShelf.swift)"])
  }

  @Test func aHelperOnATypeFromOutsideIsCaughtByItself() throws {
    let used = try ShelfPackage().changes { try $0.edit(ShelfPackage.bookShelf, "padding(8)", "padding(10)") }
    let unused = try ShelfPackage().changes { try $0.edit(ShelfPackage.bookShelf, "padding(9)", "padding(10)") }

    #expect(
      used == ["View.cardStyle: changed (Sources/LibraryFeature/BookShelf.swift), which BookShelf can reach"])
    #expect(unused == [])
  }

  @Test func whatNoCoreReachesMayChange() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      try $0.edit(ShelfPackage.book, "number = 1", "number = 2")
      try $0.edit("Sources/LibraryFeature/LibraryScreen.swift", "\"screen\"", "\"other\"")
    }

    #expect(changes == [])
  }

  @Test func aNewDeclarationThatTakesANameInUseIsCaught() throws {
    let package = try ShelfPackage()

    let changes = try package.changes {
      try $0.write("extension View { func swipeActions() {} }", to: "Sources/LibraryFeature/Shadow.swift")
    }

    #expect(
      changes == ["View.swipeActions: newly reached (Sources/LibraryFeature/Shadow.swift), which BookShelf can reach"])
  }

  @Test(arguments: [
    "func < (left: Book, right: Book) -> Bool { true }",
    "extension Array { init(stringLiteral: String) { self = [] } }",
    "extension String: Worded {}",
    "extension Identifiable { var id: Int { 1 } }",
    "extension DefaultStringInterpolation { mutating func appendInterpolation(_ book: Book) {} }",
  ])
  func whatWorksWithoutBeingNamedIsCaught(source: String) throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.write(source, to: "Sources/LibraryFeature/Quiet.swift") }

    #expect(changes.count == 1)
    #expect(changes.first?.contains("newly reached (Sources/LibraryFeature/Quiet.swift)") == true)
  }

  @Test func aHelperBehindACompilationConditionIsCaughtWithItsCondition() throws {
    let package = try ShelfPackage()
    try package.edit(ShelfPackage.bookShelf, "func isBefore", "#if DEBUG\nfunc isBefore")
    try package.edit(ShelfPackage.bookShelf, "extension View", "#endif\nextension View")

    let changes = try package.changes { try $0.edit(ShelfPackage.bookShelf, "#if DEBUG", "#if !DEBUG") }

    #expect(
      changes == ["isBefore: changed (Sources/LibraryFeature/BookShelf.swift), which BookShelf can reach"])
  }

  @Test func aModuleOfHelpersForTestsIsCaught() throws {
    let package = try ShelfPackage()
    try package.write("public func tapTwice() { tap(2) }", to: "Sources/LibraryTestSupport/Taps.swift")
    try package.edit(ShelfPackage.tests, "import Testing", "import LibraryTestSupport\nimport Testing")
    try package.edit(ShelfPackage.tests, "try tapDelete(log)", "tapTwice()")

    let changes = try package.changes { try $0.edit("Sources/LibraryTestSupport/Taps.swift", "tap(2)", "tap(1)") }

    #expect(
      changes == [
        "tapTwice: changed (Sources/LibraryTestSupport/Taps.swift), which test BookShelfTests.deletingAsksOnce can reach"
      ])
  }

  @Test func aPrivateNamesakeInAnotherFileHidesNoCore() throws {
    let package = try ShelfPackage()
    try package.write("import SwiftUI\nprivate struct LoadingShelf { let x: Int }", to: "Sources/LibraryFeature/A.swift")

    let changes = try package.changes { try $0.edit(ShelfPackage.loadingShelf, "isLoading = true", "isLoading = false") }

    #expect(changes == ["LoadingShelf: rules changed (Sources/LibraryFeature/LoadingShelf.swift)"])
  }

  @Test func aShellInsideACoreIsCaught() throws {
    let package = try ShelfPackage()
    try package.edit(ShelfPackage.bookShelf, "Text(book.byline)", "LibraryScreen()")

    let changes = try package.changes {
      try $0.edit("Sources/LibraryFeature/LibraryScreen.swift", "\"screen\"", "\"other\"")
    }

    #expect(
      changes == ["LibraryScreen: changed (Sources/LibraryFeature/LibraryScreen.swift), which BookShelf can reach"])
  }

  @Test func whatScenariosAndTestsLeaveForOthersMayChange() throws {
    let package = try ShelfPackage()
    try package.write("final class Store { func load() { print(1) } }", to: "Sources/LibraryFeature/Store.swift")
    try package.edit(ShelfPackage.scenarios, "#Preview(\"Loaded\") {", "#Preview(\"Loaded\") {\n  Store(); LibraryScreen()")
    try package.edit(ShelfPackage.tests, "try tapDelete(log)", "Store().load()")

    let changes = try package.changes {
      try $0.edit("Sources/LibraryFeature/Store.swift", "print(1)", "print(2)")
      try $0.edit("Sources/LibraryFeature/LibraryScreen.swift", "\"screen\"", "\"other\"")
    }

    #expect(changes == [])
  }

  @Test(arguments: [
    "func == (left: ExecutionLog, right: [String]) -> Bool { true }",
    "private func tapDelete(_ log: ExecutionLog) throws {}",
  ])
  func aNewTestFileThatCouldMisleadALockedTestIsCaught(source: String) throws {
    let package = try ShelfPackage()

    let changes = try package.changes { try $0.write(source, to: "Tests/LibraryFeatureTests/More.swift") }

    #expect(
      changes == [
        "fixtures in Tests/LibraryFeatureTests/More.swift: newly reached, which test BookShelfTests.deletingAsksOnce can reach"
      ])
  }
}
