import Foundation
import MoviesLive
import MoviesModels
import Testing

struct MovieCatalogueTests {
  @Test func pagesFollowOnEachOtherUntilTheLast() async throws {
    let first = try await MovieCatalogue.bundled.page(1)
    let second = try await MovieCatalogue.bundled.page(2)

    #expect(first.next == 2)
    #expect(second.next == nil)
    #expect((first.movies + second.movies).map(\.id) == Array(1...15))
  }

  @Test func aFullLastPageIsFollowedByNone() async throws {
    let folder = try Folder()
    try folder.write(#"[{"id": 1, "title": "M"}, {"id": 2, "title": "Sunrise"}]"#)

    let page = try await MovieCatalogue(folder: folder.url, pageSize: 2).page(1)

    #expect(page.movies.map(\.title) == ["M", "Sunrise"])
    #expect(page.next == nil, "the reader would wait for a page of nothing")
  }

  @Test func aPageNobodyKnowsIsEmpty() async throws {
    let page = try await MovieCatalogue.bundled.page(9)

    #expect(page == MoviePage([]))
  }

  @Test func eachPosterThatIsNamedIsThere() async throws {
    let catalogue = MovieCatalogue.bundled
    let posters = try await (catalogue.page(1).movies + catalogue.page(2).movies).compactMap(\.poster)

    #expect(posters.count == 13)
    #expect(posters.filter { !FileManager.default.fileExists(atPath: $0.path) } == [])
  }

  @Test(arguments: [nil, "", "{}", #"[{"title": "M"}]"#])
  func whatIsNoCatalogueIsUnreadable(text: String?) async throws {
    let folder = try Folder()
    if let text { try folder.write(text) }

    await #expect(throws: MoviesError.unreadable) { try await MovieCatalogue(folder: folder.url).page(1) }
  }
}

/// A folder that goes when nobody needs it any more.
private final class Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("movies-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: url.appendingPathComponent("movies.json")) }
}
