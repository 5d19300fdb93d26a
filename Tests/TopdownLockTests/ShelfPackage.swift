import Foundation

@testable import TopdownLock

/// The example of the handbook, small: models, a feature with two cores and a shell, its scenarios and tests.
struct ShelfPackage: ~Copyable {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("topdown-lock-\(UUID().uuidString)")
    for (path, text) in Self.files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func write(_ text: String, to path: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Replaces a text that must be there: an edit that edits nothing proves nothing.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try text(of: path)
    guard text.contains(old) else { throw LockError("\(path) has no \(old)") }
    try write(text.replacing(old, with: new), to: path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(path))
  }

  var lock: PackageLock {
    get throws { try PackageLock(packagePath: root.path) }
  }

  /// Locks, makes the edit, and says what verify then finds.
  func changes(after edit: (borrowing ShelfPackage) throws -> Void) throws -> [String] {
    _ = try lock.lock()
    try edit(self)
    return try lock.verify().features.flatMap(\.changes).map(\.message)
  }

  static let bookShelf = "Sources/LibraryFeature/BookShelf.swift"
  static let loadingShelf = "Sources/LibraryFeature/LoadingShelf.swift"
  static let scenarios = "Sources/LibraryFeature/ShelfScenarios.swift"
  static let book = "Sources/LibraryModels/Book.swift"
  static let tests = "Tests/LibraryFeatureTests/ShelfTests.swift"

  private static let files: [String: String] = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "Library", targets: [
      .target(name: "LibraryModels"),
      .target(name: "LibraryFeature", dependencies: ["LibraryModels"]),
      .testTarget(name: "LibraryFeatureTests", dependencies: ["LibraryFeature"]),
    ])
    """,
    book: """
    import Foundation

    public struct Book: Identifiable, Hashable, Sendable {
      public let id: Int
      public var title: String
      public var author: String

      public var byline: String { "\\(title) by \\(author)" }
    }

    public struct Unrelated: Sendable {
      public var number = 1
    }
    """,
    bookShelf: """
    import SwiftUI
    import LibraryModels

    // A shelf of values.
    struct BookShelf: View {
      let books: [Book]
      @Binding var sortByAuthor: Bool
      let onDelete: (Book) -> Void

      var body: some View {
        List {
          Toggle("Sort by author", isOn: $sortByAuthor)
          ForEach(sorted) { book in
            Text(book.byline).cardStyle().swipeActions { Button("Delete") { onDelete(book) } }
          }
        }
      }

      private var sorted: [Book] {
        books.sorted { sortByAuthor ? $0.author < $1.author : isBefore($0, $1) }
      }
    }

    func isBefore(_ left: Book, _ right: Book) -> Bool {
      left.title < right.title
    }

    extension View {
      func cardStyle() -> some View { padding(8) }
      func otherStyle() -> some View { padding(9) }
    }
    """,
    loadingShelf: """
    import LibraryModels
    import SwiftUI

    struct LoadingShelf: View {
      @Binding var books: [Book]
      @Binding var isLoading: Bool
      @Binding var error: String?
      let load: @Sendable () async throws -> [Book]

      var body: some View {
        ProgressView().task { await reload() }
      }

      func reload() async {
        isLoading = true
        do { books = try await load() } catch { self.error = "offline" }
        isLoading = false
      }
    }
    """,
    "Sources/LibraryFeature/LibraryScreen.swift": """
    import SwiftUI

    struct LibraryScreen: View {
      @State private var isOpen = false
      var body: some View { Text("screen") }
    }
    """,
    scenarios: """
    import LibraryModels
    import SwiftUI
    import TopdownScenarios

    enum ShelfScenarios {
      static let all = [
        Scenario("loaded") { BookShelf(books: Book.samples, sortByAuthor: .constant(false), onDelete: { _ in }) },
        Scenario("empty") { BookShelf(books: [], sortByAuthor: .constant(false), onDelete: { _ in }) },
      ]
    }

    extension Book {
      static let samples = [Book(id: 1, title: "Dune", author: "Herbert")]
    }

    #Preview("Loaded") {
      BookShelf(books: Book.samples, sortByAuthor: .constant(true), onDelete: { _ in })
    }
    """,
    tests: """
    import Testing
    import TopdownEvidence

    @testable import LibraryFeature

    @Test @MainActor func offlineIsOneLog() async {
      let log = ExecutionLog()
      let shelf = LoadingShelf(load: log.call("load", .failure(offline)))
      await shelf.reload()
      #expect(log == ["isLoading true", "load", "isLoading false", "error offline"])
    }

    @Suite struct BookShelfTests {
      @Test func deletingAsksOnce() throws {
        let log = ExecutionLog()
        try tapDelete(log)
        #expect(log == ["delete Dune"])
      }
    }

    private let offline = Failure(code: 1)

    private func tapDelete(_ log: ExecutionLog) throws {
      try Stage(log).button("Delete").tap()
    }
    """,
    "Tests/LibraryFeatureTests/Fixtures/shelf.txt": "Dune by Herbert\n",
  ]
}
