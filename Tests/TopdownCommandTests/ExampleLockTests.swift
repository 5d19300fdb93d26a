import Foundation
import Testing

@testable import topdown

/// The example of this repository with its own lock, copied and edited as a contributor might edit it.
@Suite final class ExampleLockTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("topdown-example-\(UUID().uuidString)")

  init() throws {
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for item in ["Package.swift", "Sources", "Tests", "topdown.lock"] {
      try FileManager.default.copyItem(at: examples.appendingPathComponent(item), to: root.appendingPathComponent(item))
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let url = root.appendingPathComponent(path)
    let text = try String(contentsOf: url, encoding: .utf8)
    try #require(text.contains(old), "\(path) no longer holds what this test edits: \(old)")
    try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: url)
  }

  /// The lines of `topdown verify` that name changes, and its exit code, after `edit` of what was locked just before.
  private func changes(after edit: () throws -> Void) async throws -> (changes: [String], code: Int32) {
    // So that a lock that is stale fails the one test about it, and not all.
    _ = await ConsoleRecorder("lock", "--update", "LibraryFeature", "--package-path", root.path)
    try edit()
    let run = await ConsoleRecorder("verify", "--package-path", root.path)
    return (run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }, run.code)
  }

  @Test func theLockHoldsForTheExampleAsItIs() async {
    let run = await ConsoleRecorder("verify", "--strict", "--package-path", root.path)

    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("LibraryFeature"))
  }

  @Test func anEditOfACoreIsCaught() async throws {
    let (changes, code) = try await changes {
      try edit("Sources/LibraryFeature/Shelf.swift", "books.count == 1", "books.count <= 1")
    }

    #expect(changes == ["Shelf: rules changed (Sources/LibraryFeature/Shelf.swift)"])
    #expect(code == 1)
  }

  @Test func anEditOfABoundaryIsCaught() async throws {
    let (changes, code) = try await changes {
      try edit("Sources/LibraryFeature/Shelf.swift", "let onDelete: (Book) -> Void", "let onDelete: (Book, Int) -> Void")
    }

    #expect(changes == ["Shelf: boundary onDelete changed: (Book) -> Void → (Book, Int) -> Void"])
    #expect(code == 1)
  }

  @Test func anEditOfAnExpectationIsCaught() async throws {
    let (changes, code) = try await changes {
      try edit("Tests/LibraryFeatureTests/ShelfTests.swift", #"log == ["delete Dune"]"#, #"log == ["delete Emma"]"#)
    }

    #expect(
      changes == [
        "test ShelfTests.deletingAsksOnceForThatBook: expectation changed (Tests/LibraryFeatureTests/ShelfTests.swift)"
      ])
    #expect(code == 1)
  }

  @Test func whatTheLockLeavesOpenMayChange() async throws {
    let (changes, code) = try await changes {
      try edit("Sources/LibraryLive/LibraryStore.swift", "import Foundation", "import Foundation\n\nlet anything = 1")
      try edit("Sources/LibraryApp/LibraryScreen.swift", "import SwiftUI", "import SwiftUI\n\nlet anything = 1")
    }

    #expect(changes.isEmpty)
    #expect(code == 0)
  }
}
