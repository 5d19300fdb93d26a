import MoviesModels
import SwiftUI
import TopdownEvidence

@testable import MoviesFeature

extension MovieList where Poster == EmptyView {
  /// A list over storage that nobody else has, or over `feed`; every write and every request is logged.
  init(_ log: ExecutionLog, feed: Binding<MovieFeed> = .variable(MovieFeed()), load outcome: Outcome<MoviePage>) {
    self.init(
      movies: log.binding("movies", feed.movies) { $0.map { $0.map(\.title) } },
      nextPage: log.binding("nextPage", feed.nextPage),
      notice: log.binding("notice", feed.notice),
      load: log.call("load", outcome),
      poster: { _ in EmptyView() })
  }
}

extension Binding where Value == MovieFeed {
  /// Storage in which a page was shown already.
  static func showing(_ page: MoviePage, notice: String? = nil) -> Binding<MovieFeed> {
    var feed = MovieFeed()
    feed.movies = .success(page.movies)
    feed.nextPage = page.next
    feed.notice = notice
    return .variable(feed)
  }
}

extension Movie {
  static let dune = Movie(id: 101, title: "Dune")
  static let solaris = Movie(id: 102, title: "Solaris")
  static let stalker = Movie(id: 103, title: "Stalker")
}
