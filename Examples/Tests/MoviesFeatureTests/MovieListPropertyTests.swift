import MoviesModels
import SwiftUI
import Testing
import TopdownEvidence
import TopdownProperties

@testable import MoviesFeature

/// What holds whatever the reader does and whatever happens to the server meanwhile.
@MainActor struct MovieListPropertyTests {
  private enum Event: CaseIterable {
    case pull, reachTheEnd, premiere, tunnel
  }

  /// The newest movie comes first; three make a page.
  private struct Server {
    private var newest = 7
    private var isReachable = true

    mutating func premiere() { newest += 1 }
    mutating func tunnel() { isReachable.toggle() }

    var answer: Outcome<MoviePage> { isReachable ? .success(page(1)) : .failure(MoviesError.offline) }

    func answer(to page: Int?) -> Outcome<MoviePage> {
      isReachable ? .success(self.page(page ?? 1)) : .failure(MoviesError.offline)
    }

    private func page(_ number: Int) -> MoviePage {
      let ids = (1...newest).reversed().dropFirst(3 * (number - 1))
      return MoviePage(
        ids.prefix(3).map { Movie(id: $0, title: "Movie \($0)") }, next: ids.count > 3 ? number + 1 : nil)
    }
  }

  @Test func noMovieIsShownTwiceAndNewerOnesComeFirst() async throws {
    try await forAll(.sequence(of: .element(of: Event.allCases))) { events in
      var server = Server()
      let feed = Binding.variable(MovieFeed())

      for event in events {
        switch event {
        case .pull: await MovieList(ExecutionLog(), feed: feed, load: server.answer(to: 1)).reload()
        case .reachTheEnd:
          await MovieList(ExecutionLog(), feed: feed, load: server.answer(to: feed.wrappedValue.nextPage)).loadMore()
        case .premiere: server.premiere()
        case .tunnel: server.tunnel()
        }
      }

      let ids = feed.wrappedValue.movies.data?.map(\.id) ?? []
      #expect(ids == Set(ids).sorted(by: >))
    }
  }
}
