import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct EntryFinderTests {
  private let finder = EntryFinder(
    entries: ["Library/loaded", "Library/error", "Cart/error", "Cart/empty", "Login/form"].map { id in
      let parts = id.split(separator: "/").map(String.init)
      return HostEntry(id: id, group: parts[0], name: parts[1], kind: .scenario)
    })

  private func complaint(_ name: String) -> String? {
    do {
      _ = try finder.entry(named: name)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("Library/error", "Library/error"), ("library/ERROR", "Library/error"), ("loaded", "Library/loaded"),
    ("Empty", "Cart/empty"), ("login", "Login/form"),
  ])
  func aNameIsFoundInAnyCaseAndWithoutItsFeatureWhereItIsClear(name: String, id: String) throws {
    #expect(try finder.entry(named: name).id == id)
  }

  @Test func aNameOfTwoFeaturesAsksForTheFeature() {
    #expect(
      complaint("error") == """
        'error' is the name of 2 scenarios
        name the feature too: Library/error, Cart/error
        """)
  }

  @Test func aFeatureAsksForAScenario() {
    #expect(
      complaint("cart") == """
        'cart' is a feature of 2 scenarios
        name one of them: Cart/error, Cart/empty
        """)
  }

  @Test func aSlipIsAnsweredWithTheNearestAndWhatItsFeatureHas() {
    #expect(
      complaint("Library/eror") == """
        there is no scenario 'Library/eror', did you mean Library/error?
        Library has loaded, error
        """)
    #expect(
      complaint("Libary/loaded") == """
        there is no scenario 'Libary/loaded', did you mean Library/loaded?
        Library has loaded, error
        """)
    #expect(
      complaint("lodaed") == """
        there is no scenario 'lodaed', did you mean Library/loaded?
        Library has loaded, error
        """)
  }

  @Test func aSlipInAFeaturesNameIsAnsweredWithTheFeature() {
    #expect(
      complaint("Cort") == """
        there is no scenario 'Cort', did you mean Cart/error or Cart/empty?
        Cart has error, empty
        """)
    #expect(
      complaint("Libraryloaded") == """
        there is no scenario 'Libraryloaded', did you mean Library/loaded?
        Library has loaded, error
        """)
  }

  @Test func scenariosThatAreEquallyNearAreAllNamed() {
    #expect(complaint("eror")?.hasPrefix("there is no scenario 'eror', did you mean Library/error or Cart/error?\n") == true)
  }

  @Test func aFeatureOfManyIsNamedByItself() {
    let finder = EntryFinder(
      entries: (1...4).map { HostEntry(id: "Shelf/s\($0)", group: "Shelf", name: "s\($0)", kind: .scenario) })

    #expect(
      finder.notFound("Shlef").description == """
        there is no scenario 'Shlef', did you mean Shelf?
        Shelf has s1, s2, s3, s4
        """)
  }

  @Test func aFeaturesNameIsNotTakenForAPreviewOfThatName() {
    let entries = ["Movies/loaded", "Movies/error", "MovieRow/Movies"].map { id in
      HostEntry(id: id, group: String(id.split(separator: "/")[0]), name: String(id.split(separator: "/")[1]), kind: .preview)
    }

    let failure = #expect(throws: HostFailure.self) { try EntryFinder(entries: entries).entry(named: "Movies") }

    #expect(failure?.description.hasPrefix("'Movies' is a feature of 2 scenarios\n") == true)
  }

  @Test func aNameWithoutEndIsAnsweredWithItsBeginning() {
    #expect(finder.notFound(String(repeating: "x", count: 5_000)).description.count < 400)
  }

  @Test func whatIsLikeNothingIsAnsweredWithTheFeatures() {
    #expect(
      complaint("xyzzyplugh") == """
        there is no scenario 'xyzzyplugh'
        the features are Library, Cart, Login; `topdown list` names their scenarios
        """)
  }

  @Test func aPackageWithoutAnySaysWhatToWrite() {
    let failure = #expect(throws: HostFailure.self) { try EntryFinder(entries: []).entry(named: "error") }

    #expect(failure?.description.hasPrefix("the package has no scenarios and no previews\n") == true)
  }
}
