import Testing

@testable import TopdownLock

@Suite struct LockFileTests {
  @Test func theFileShowsTheBoundariesInFull() throws {
    let package = try ShelfPackage()

    _ = try package.lock.lock()

    let text = try package.text(of: "topdown.lock")
    let masked = text.replacing(/\b[0-9a-f]{16}\b/, with: "FINGERPRINT")
    #expect(masked == Self.expected)
  }

  @Test func whatIsWrittenReadsBackTheSame() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    let text = try package.text(of: "topdown.lock")

    let file = try LockFileParser.parse(text)

    #expect(file.text == text)
  }

  @Test func lineBreaksOfAnotherSystemReadTheSame() throws {
    let package = try ShelfPackage()
    _ = try package.lock.lock()
    let text = try package.text(of: "topdown.lock")

    let file = try LockFileParser.parse(text.replacing("\n", with: "\r\n"))

    #expect(file.text == text)
  }

  @Test(arguments: [
    ("", "1: a lock file begins with `topdown-lock 1`, this one with ``"),
    ("hello", "1: a lock file begins with `topdown-lock 1`, this one with `hello`"),
    ("topdown-lock 0", "1: version 0 was never written by any topdown; restore the file from version control"),
    ("topdown-lock 1\ncore A", "2: `core` stands before the first `feature`"),
    ("topdown-lock 1\nfeature A\nfeature A", "3: feature A is here twice"),
    ("topdown-lock 1\nfeature A\n\n<<<<<<< ours", "4: `<<<<<<<` is not a word of this file"),
    ("topdown-lock 1\nfeature", "2: `feature` says nothing after `feature`"),
    ("topdown-lock 1\nfeature A\ncore B\n  rules 12", "4: `12` is not a fingerprint of 16 hexadecimal digits"),
    ("topdown-lock 1\nfeature A\ncore B\n  file b.swift\n", "3: core B has no `rules`"),
    ("topdown-lock 1\nfeature A\n  rules 0123456789abcdef", "3: `rules` is indented, but stands under no core"),
    ("topdown-lock 1\nfeature A\ncore B\n  boundary x", "4: a boundary reads `boundary NAME: SIGNATURE`, not `boundary x`"),
    (
      "topdown-lock 1\nfeature A\ntest a",
      "3: a test reads `test steps FINGERPRINT expects FINGERPRINT NAME`, not `test a`"
    ),
    (
      "topdown-lock 1\nfeature A\nscenario 0123456789abcdef",
      "3: a fingerprint and a name should stand here, not `0123456789abcdef`"
    ),
  ])
  func aBadLineIsNamed(text: String, complaint: String) {
    #expect {
      try LockFileParser.parse(text)
    } throws: { error in
      "\(error)".hasPrefix("topdown.lock:\(complaint)")
    }
  }

  @Test func aNewerVersionIsRefused() {
    #expect(
      throws: LockError(
        "topdown.lock has version 2, and this topdown reads up to version 1: it was written by a newer topdown; update yours")
    ) {
      try LockFileParser.parse("topdown-lock 2\nsomething new")
    }
  }

  private static let expected = """
    topdown-lock 1

    feature LibraryFeature

    core BookShelf
      file Sources/LibraryFeature/BookShelf.swift
      rules FINGERPRINT
      imports LibraryModels, SwiftUI
      boundary books: [Book]
      boundary sortByAuthor: @Binding Bool
      boundary onDelete: (Book) -> Void

    core LoadingShelf
      file Sources/LibraryFeature/LoadingShelf.swift
      rules FINGERPRINT
      imports LibraryModels, SwiftUI
      boundary books: @Binding [Book]
      boundary isLoading: @Binding Bool
      boundary error: @Binding String?
      boundary load: @Sendable () async throws -> [Book]

    declaration FINGERPRINT Book
    declaration FINGERPRINT View.cardStyle
    declaration FINGERPRINT isBefore

    scenario FINGERPRINT ShelfScenarios
    scenario FINGERPRINT ShelfScenarios "empty"
    scenario FINGERPRINT ShelfScenarios "loaded"

    preview FINGERPRINT "Loaded"

    test steps FINGERPRINT expects FINGERPRINT BookShelfTests.deletingAsksOnce
    test steps FINGERPRINT expects FINGERPRINT offlineIsOneLog

    fixtures FINGERPRINT Tests/LibraryFeatureTests/ShelfTests.swift

    reference FINGERPRINT Tests/LibraryFeatureTests/Fixtures/shelf.txt

    """
}
