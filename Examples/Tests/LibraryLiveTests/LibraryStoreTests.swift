import CSQLite
import Foundation
import LibraryModels
import Testing

@testable import LibraryLive

/// A folder of its own for each test, gone afterwards.
private final class Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.appendingPathComponent("library.sqlite").path }
}

private let books = [
  Book(title: "dune", author: "Frank Herbert"),
  Book(title: "Anathem", author: "Neal Stephenson"),
  Book(title: "Éloge de l'ombre; DROP TABLE books", author: ""),
]

struct LibraryStoreTests {
  @Test func whatIsSavedIsThereWhenTheFileIsOpenedAgain() async throws {
    let folder = try Folder()

    try await LibraryStore(path: folder.path).save(books)
    let found = try await LibraryStore(path: folder.path).books(in: .title)

    #expect(Set(found) == Set(books))
  }

  @Test func theQuerySortsWithoutRegardToLetterCase() async throws {
    let folder = try Folder()
    let store = try LibraryStore(path: folder.path)
    try await store.save(books)

    let byTitle = try await store.books(in: .title).map(\.title)
    let byAuthor = try await store.books(in: .author).map(\.author)

    #expect(byTitle == ["Anathem", "dune", "Éloge de l'ombre; DROP TABLE books"])
    #expect(byAuthor == ["", "Frank Herbert", "Neal Stephenson"])
  }

  @Test func savingKeepsExactlyTheGivenBooks() async throws {
    let folder = try Folder()
    let service = try LibraryStore(path: folder.path).service
    try await service.save(books)

    try await service.save([books[1]])

    #expect(try await service.fetch(.title) == [books[1]])
  }

  @Test func aLockedFileIsNamedAndKeepsWhatItHeld() async throws {
    let folder = try Folder()
    let store = try LibraryStore(path: folder.path)
    try await store.save(books)
    let other = try Database(path: folder.path)
    try other.execute("BEGIN EXCLUSIVE")

    await #expect(throws: LibraryError.locked) { try await store.save([]) }
    try other.execute("ROLLBACK")

    #expect(try await store.books(in: .title).count == 3)
  }

  @Test func aDamagedFileIsNamed() throws {
    let folder = try Folder()
    try Data(repeating: 0x42, count: 4_096).write(to: URL(fileURLWithPath: folder.path))

    #expect(throws: LibraryError.damaged) { try LibraryStore(path: folder.path) }
  }

  @Test func aChangeThatFailsHalfwayLeavesEverythingAsItWas() async throws {
    let folder = try Folder()
    let store = try LibraryStore(path: folder.path)
    try await store.save(books)

    await #expect(throws: LibraryError.self) { try await store.save([books[0], books[0]]) }

    #expect(try await store.books(in: .title).count == 3)
  }
}
