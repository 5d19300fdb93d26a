import Foundation
import Testing

@testable import TopdownLock

@Suite struct VerifyTests {
  @Test func allThatHoldsIsOneLine() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()

    let found = try package.lock.verify()

    #expect(found.holds)
    #expect(
      found.text(in: .plain)
        == "LibraryFeature holds: 2 cores, 7 boundaries, 4 scenarios and 2 tests are as locked\n")
  }

  @Test func changesAreListedWithWhatToDo() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    try package.edit(ShelfPackage.bookShelf, "(Book) -> Void", "(Book, Int) -> Void")
    try package.edit(ShelfPackage.tests, "\"delete Dune\"", "\"delete\"")

    let found = try package.lock.verify()

    #expect(!found.holds)
    #expect(
      found.text(in: .plain) == """
        LibraryFeature changed since it was locked: 2 changes
          BookShelf: boundary onDelete changed: (Book) -> Void → (Book, Int) -> Void
          test BookShelfTests.deletingAsksOnce: expectation changed (Tests/LibraryFeatureTests/ShelfTests.swift)
        take the changes back, or accept them: topdown lock --update LibraryFeature

        """)
  }

  @Test func whatIsNewIsNamedAndFailsOnlyWhenStrict() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    try package.write(
      "import SwiftUI\nstruct Badge: View { let count: Int; var body: some View { Text(\"1\") } }",
      to: "Sources/LibraryFeature/Badge.swift")

    let found = try package.lock.verify()
    let strict = try package.lock.verify(isStrict: true)

    #expect(found.holds)
    #expect(!strict.holds)
    #expect(
      strict.text(in: .plain).contains("not locked yet, which --strict refuses; to lock: topdown lock LibraryFeature\n"))
    #expect(
      found.text(in: .plain) == """
        LibraryFeature holds: 2 cores, 7 boundaries, 4 scenarios and 2 tests are as locked
        not locked yet; to lock: topdown lock LibraryFeature
          core Badge (Sources/LibraryFeature/Badge.swift)

        """)
  }

  @Test func theFindingsReadAsJSON() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    try package.edit(ShelfPackage.bookShelf, "(Book) -> Void", "(Book, Int) -> Void")
    try package.write("import Testing\n@Test func more() {}", to: "Tests/LibraryFeatureTests/More.swift")

    let json = try package.lock.verify().json()

    #expect(json == Self.golden)
  }

  @Test func colourIsForTerminals() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()

    let text = try package.lock.verify().text(in: .coloured)

    #expect(text.hasPrefix("\u{1B}[32mLibraryFeature holds\u{1B}[0m: "))
  }

  @Test func aSyntaxErrorNamesFileAndLine() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    try package.edit(ShelfPackage.loadingShelf, "func reload() async {", "func reload() async ) {")

    #expect {
      try package.lock.verify()
    } throws: { error in
      "\(error)".hasPrefix("Sources/LibraryFeature/LoadingShelf.swift:14:23: unexpected")
    }
  }

  @Test func withoutALockThereIsNothingToVerify() throws {
    let package = try ShelfPackage()

    #expect(
      throws: LockError(
        "nothing is locked in \(package.root.path): there is no topdown.lock; lock with: topdown lock")
    ) {
      try package.lock.verify()
    }
  }

  @Test func aFeatureThatIsNotLockedIsNamed() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()

    #expect(
      throws: LockError(
        "LibraryModels is not locked: locked are LibraryFeature; to lock it: topdown lock LibraryModels")
    ) {
      try package.lock.verify(features: ["LibraryModels"])
    }
  }

  private static let golden = """
    {
      "features" : [
        {
          "changes" : [
            {
              "code" : "boundary-changed",
              "message" : "BookShelf: boundary onDelete changed: (Book) -> Void → (Book, Int) -> Void",
              "path" : "Sources/LibraryFeature/BookShelf.swift",
              "subject" : "BookShelf"
            }
          ],
          "counts" : {
            "boundaries" : 7,
            "cores" : 2,
            "scenarios" : 4,
            "tests" : 2
          },
          "name" : "LibraryFeature",
          "unlocked" : [
            {
              "kind" : "test",
              "name" : "more",
              "path" : "Tests/LibraryFeatureTests/More.swift"
            },
            {
              "kind" : "fixtures",
              "name" : "Tests/LibraryFeatureTests/More.swift"
            }
          ]
        }
      ],
      "holds" : false,
      "version" : 1
    }

    """
}
