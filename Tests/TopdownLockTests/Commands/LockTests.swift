import Testing

@testable import TopdownLock

@Suite struct LockTests {
  @Test func aFirstLockSaysWhatIsLockedAndWhatIsLeftOpen() throws {
    let package = try ShelfPackage()

    let outcome = try package.lock.lock()

    #expect(
      outcome.text(in: .plain) == """
        locked LibraryFeature: 2 cores, 7 boundaries, 4 scenarios and 2 tests
          left open: LibraryScreen, since it owns @State isOpen (Sources/LibraryFeature/LibraryScreen.swift)

        """)
  }

  @Test func lockingAgainChangesNothing() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    let before = try package.text(of: "topdown.lock")

    let outcome = try package.lock.lock()

    #expect(outcome.text(in: .plain) == "LibraryFeature is locked already and nothing changed\n")
    #expect(try package.text(of: "topdown.lock") == before)
  }

  @Test func aChangeIsNotLockedOver() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    let before = try package.text(of: "topdown.lock")
    try package.edit(ShelfPackage.tests, "\"delete Dune\"", "\"delete\"")

    let outcome = try package.lock.lock()

    #expect(!outcome.isWritten)
    #expect(try package.text(of: "topdown.lock") == before)
    #expect(
      outcome.text(in: .plain) == """
        LibraryFeature changed since it was locked: 1 change
          test BookShelfTests.deletingAsksOnce: expectation changed (Tests/LibraryFeatureTests/ShelfTests.swift)
        nothing was written; take the changes back, or accept them: topdown lock --update LibraryFeature

        """)
  }

  @Test func anUpdateAcceptsChangesAndSaysWhich() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    try package.edit(ShelfPackage.tests, "\"delete Dune\"", "\"delete\"")

    let outcome = try package.lock.lock(isUpdate: true)

    #expect(
      outcome.text(in: .plain) == """
        accepted in LibraryFeature: 1 change
          test BookShelfTests.deletingAsksOnce: expectation changed (Tests/LibraryFeatureTests/ShelfTests.swift)

        """)
    #expect(try package.lock.verify().holds)
  }

  @Test func whatIsNewIsAddedWithoutAnUpdate() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    try package.write("import Testing\n@Test func more() {}", to: "Tests/LibraryFeatureTests/More.swift")

    let outcome = try package.lock.lock()

    #expect(
      outcome.text(in: .plain) == """
        added to LibraryFeature:
          test more (Tests/LibraryFeatureTests/More.swift)
          fixtures Tests/LibraryFeatureTests/More.swift

        """)
    #expect(try package.lock.verify(isStrict: true).holds)
  }

  @Test func aModuleOfValuesIsLockedWhenItIsNamed() throws {
    let package = try ShelfPackage()
    try package.write("struct Cart { func total() -> Int { 0 } }", to: "Sources/CartRules/Cart.swift")

    let all = try package.lock.lock()
    let named = try package.lock.lock(features: ["CartRules"])

    #expect(!all.text(in: .plain).contains("CartRules"))
    #expect(named.text(in: .plain) == "locked CartRules: 1 core, 0 boundaries, 0 scenarios and 0 tests\n")
    #expect(try package.lock.verify().features.map(\.name) == ["CartRules", "LibraryFeature"])
  }

  @Test func anAppThatOnlyPreviewsItsShellIsLeftOpen() throws {
    let package = try ShelfPackage()
    let shell = "struct AppScreen: View { @State var x = 1; var body: some View { Text(\"\") } }"
    try package.write(shell + "\n#Preview { AppScreen() }", to: "Sources/LibraryApp/AppScreen.swift")

    _ = try package.lock.lock()

    #expect(try package.lock.verify().features.map(\.name) == ["LibraryFeature"])
  }

  @Test func anUpdateForgetsAModuleThatIsGone() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    try package.remove("Sources/LibraryFeature")

    let refused = try package.lock.lock()
    _ = try package.lock.lock(isUpdate: true)

    #expect(!refused.isWritten)
    #expect(try package.text(of: "topdown.lock") == "topdown-lock 1\n")
  }

  @Test func anUnknownModuleNamesTheNearest() throws {
    let package = try ShelfPackage()

    #expect(
      throws: LockError(
        "there is no module LibraryFeatures in \(package.root.path): did you mean LibraryFeature?")
    ) {
      try package.lock.lock(features: ["LibraryFeatures"])
    }
  }

  @Test func aModuleWithoutCoresSaysWhy() throws {
    let package = try ShelfPackage()

    #expect(
      throws: LockError(
        "LibraryModels has no core and no scenario: it declares no view and no value with rules; move its rules into a core and lock again"
      )
    ) {
      try package.lock.lock(features: ["LibraryModels"])
    }
  }

  @Test func anUpdateAcceptsThatAFeatureHasNothingLeft() throws {
    let package = try ShelfPackage()
    try package.write("struct Cart { func total() -> Int { 0 } }", to: "Sources/CartRules/Cart.swift")
    _ = try package.lock.lock(features: ["CartRules"])
    try package.write("struct Cart {}", to: "Sources/CartRules/Cart.swift")

    let outcome = try package.lock.lock(features: ["CartRules", "CartRules"], isUpdate: true)

    #expect(
      outcome.text(in: .plain) == """
        accepted in CartRules: 1 change
          Cart: core removed (it was in Sources/CartRules/Cart.swift)

        """)
  }
}
