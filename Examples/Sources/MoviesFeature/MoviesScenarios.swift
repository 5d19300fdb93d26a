import MoviesModels
import SwiftUI
import TopdownScenarios

/// The states that a list of movies can be in.
enum MoviesScenarios: ScenarioProvider {
  static let loaded = Scenario(.loaded) {
    MoviesScenario(.sequence([.success(MovieFixtures.firstPage), .never]), log: $0)
  }
  static let empty = Scenario(.empty) { MoviesScenario(.success(MoviePage([])), log: $0) }
  static let error = Scenario(.error) { MoviesScenario(.failure(MoviesError.offline), log: $0) }
  static let loading = Scenario(.loading) { MoviesScenario(.never, log: $0) }

  static let delayed = Scenario(.delayed, steps: [.advance(by: .seconds(2))]) {
    MoviesScenario(.sequence([.delayed(MovieFixtures.firstPage, by: .seconds(2)), .never]), log: $0)
  }

  /// The second page comes when the end of the first is reached, and is the last.
  static let paging = Scenario("paging", steps: [.scrollTo("Loading more movies"), .scrollTo("Episode 8")]) {
    MoviesScenario(.sequence([.success(MovieFixtures.firstPage), .success(MovieFixtures.lastPage)]), log: $0)
  }

  /// The second page can't be had: the first stays, with a word about it.
  static let partial = Scenario(.partial, steps: [.scrollTo("Loading more movies")]) {
    MoviesScenario(.sequence([.success(MovieFixtures.firstPage), .failure(MoviesError.offline)]), log: $0)
  }

  /// Pulled without a connection, the list stays, with a word about it.
  static let stale = Scenario(
    "stale", steps: [.refresh], expecting: ["load 1", "nextPage nil", "movies success(8)", "load 1", "notice You are offline."]
  ) {
    MoviesScenario(.sequence([.success(MovieFixtures.lastPage), .failure(MoviesError.offline)]), log: $0)
  }

  /// The first request fails, the second one is answered.
  static let recovering = Scenario("recovering", steps: [.tap("Try again")]) {
    MoviesScenario(.sequence([.failure(MoviesError.offline), .success(MovieFixtures.lastPage)]), log: $0)
  }

  /// What real catalogues hold.
  static let awkward = Scenario("awkward movies") { MoviesScenario(.success(MoviePage(MovieFixtures.awkward)), log: $0) }

  static let required: [ScenarioName] = [.loaded, .empty, .error, .loading, .delayed, .partial]
  static let scenarios = [loaded, empty, error, loading, delayed, paging, partial, stale, recovering, awkward]
}

/// Owns what a list of movies needs, and logs what it writes and asks for.
struct MoviesScenario: View {
  private let load: (Int) async throws -> MoviePage
  private let log: any BoundaryLog

  /// - Parameter outcome: what each request does.
  init(_ outcome: Outcome<MoviePage>, log: any BoundaryLog) {
    self.log = log
    load = log.call("load", outcome)
  }

  var body: some View {
    Host(MovieFeed()) { feed in
      MovieList(
        movies: log.binding("movies", feed.movies) { $0.map(\.count) },
        nextPage: log.binding("nextPage", feed.nextPage),
        notice: log.binding("notice", feed.notice),
        load: load, poster: DrawnPoster.init)
    }
  }
}

#Preview("Loaded") { MoviesScenarios.loaded.view() }

#Preview("Nothing on") { MoviesScenarios.empty.view() }

#Preview("Offline") { MoviesScenarios.error.view() }
