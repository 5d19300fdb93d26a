import Foundation
import MoviesModels

/// The movies of one file, handed out page by page.
public struct MovieCatalogue: Sendable {
  private let folder: URL
  private let pageSize: Int

  /// - Parameter folder: holds `movies.json` and the posters that it names.
  public init(folder: URL, pageSize: Int = 10) {
    self.folder = folder
    self.pageSize = pageSize
  }

  /// The movies that come with the app.
  public static var bundled: MovieCatalogue {
    MovieCatalogue(folder: Bundle.module.bundleURL.appendingPathComponent("Catalogue"))
  }

  /// - Parameter number: counts from 1; a page past the last is empty.
  /// - Throws: `MoviesError.unreadable` where there is no such file, or another one.
  public func page(_ number: Int) async throws -> MoviePage {
    let rest = try entries().dropFirst(pageSize * (number - 1))
    return MoviePage(rest.prefix(pageSize).map(movie), next: rest.count > pageSize ? number + 1 : nil)
  }

  private func entries() throws -> [Entry] {
    do {
      return try JSONDecoder().decode([Entry].self, from: Data(contentsOf: folder.appendingPathComponent("movies.json")))
    } catch {
      throw MoviesError.unreadable
    }
  }

  private func movie(of entry: Entry) -> Movie {
    Movie(
      id: entry.id, title: entry.title, year: entry.year, story: entry.story ?? "",
      poster: entry.poster.map { folder.appendingPathComponent($0) })
  }

  /// A movie as the file has it.
  private struct Entry: Decodable {
    let id: Int
    let title: String
    let year: Int?
    let story: String?
    let poster: String?
  }
}
