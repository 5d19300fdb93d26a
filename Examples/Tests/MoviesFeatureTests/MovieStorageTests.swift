#if canImport(TopdownStage)
  import Combine
  import MoviesModels
  import SwiftUI
  import Testing
  import TopdownEvidence
  import TopdownStage

  @testable import MoviesFeature

  /// Whoever owns the storage, the core and its log are the same.
  @MainActor struct MovieStorageTests {
    @Test(arguments: Storage.allCases) func oneCoreLeavesOneLog(storage: Storage) throws {
      let log = ExecutionLog()
      let stage = Stage(StoredMovies(storage: storage, log: log))

      try stage.scroll(to: "Loading more movies")
      try stage.scroll(to: "Episode 8")
      try stage.list().refresh()

      try log.recordedInline(
        """
        load 1
        nextPage 2
        movies success(8)
        load 2
        nextPage nil
        movies success(16)
        load 1
        notice You are offline.
        """)
    }
  }

  enum Storage: CaseIterable {
    case state, observable, observableObject
  }

  /// The list over one of three storages; the second request has the second page, the third one fails.
  private struct StoredMovies: View {
    let storage: Storage
    let log: ExecutionLog
    let load: (Int) async throws -> MoviePage

    init(storage: Storage, log: ExecutionLog) {
      self.storage = storage
      self.log = log
      load = log.call(
        "load",
        .sequence([.success(MovieFixtures.firstPage), .success(MovieFixtures.lastPage), .failure(MoviesError.offline)]))
    }

    var body: some View {
      switch storage {
      case .state: StateOwner { list($0, $1, $2) }
      case .observable: ObservableOwner { list($0, $1, $2) }
      case .observableObject: ObjectOwner { list($0, $1, $2) }
      }
    }

    private func list(
      _ movies: Binding<ScreenState<[Movie]>>, _ nextPage: Binding<Int?>, _ notice: Binding<String?>
    ) -> some View {
      MovieList(
        movies: log.binding("movies", movies) { $0.map(\.count) }, nextPage: log.binding("nextPage", nextPage),
        notice: log.binding("notice", notice), load: load, poster: DrawnPoster.init)
    }
  }

  private typealias Content<List> = (Binding<ScreenState<[Movie]>>, Binding<Int?>, Binding<String?>) -> List

  private struct StateOwner<List: View>: View {
    @State private var movies = ScreenState<[Movie]>.loading
    @State private var nextPage: Int?
    @State private var notice: String?
    @ViewBuilder let content: Content<List>

    var body: some View { content($movies, $nextPage, $notice) }
  }

  @MainActor @Observable private final class ObservableFeed {
    var movies = ScreenState<[Movie]>.loading
    var nextPage: Int?
    var notice: String?
  }

  private struct ObservableOwner<List: View>: View {
    @State private var feed = ObservableFeed()
    @ViewBuilder let content: Content<List>

    var body: some View { content($feed.movies, $feed.nextPage, $feed.notice) }
  }

  @MainActor private final class ObjectFeed: ObservableObject {
    @Published var movies = ScreenState<[Movie]>.loading
    @Published var nextPage: Int?
    @Published var notice: String?
  }

  private struct ObjectOwner<List: View>: View {
    @StateObject private var feed = ObjectFeed()
    @ViewBuilder let content: Content<List>

    var body: some View { content($feed.movies, $feed.nextPage, $feed.notice) }
  }
#else
  import Testing

  struct MovieStorageTests {
    @Test("MovieStorageTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
