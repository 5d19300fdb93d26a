import MoviesModels
import SwiftUI

/// Movies, page by page. It owns nothing: what it shows it is handed, and what it finds out it writes.
public struct MovieList<Poster: View>: View {
  @Binding var movies: ScreenState<[Movie]>
  /// The page that follows on what is shown; nil at the end.
  @Binding var nextPage: Int?
  /// What went wrong while there was something to show.
  @Binding var notice: String?
  let load: (_ page: Int) async throws -> MoviePage
  let poster: (Movie) -> Poster

  public init(
    movies: Binding<ScreenState<[Movie]>>, nextPage: Binding<Int?>, notice: Binding<String?>,
    load: @escaping (_ page: Int) async throws -> MoviePage, @ViewBuilder poster: @escaping (Movie) -> Poster
  ) {
    _movies = movies
    _nextPage = nextPage
    _notice = notice
    self.load = load
    self.poster = poster
  }

  public var body: some View {
    // One view whatever it shows, so that a change of what it shows ends no task.
    ZStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .task(id: movies.isLoading) {
        if movies.isLoading { await reload() }
      }
  }

  @ViewBuilder private var content: some View {
    switch movies {
    case .loading:
      ProgressView("Loading movies…")
    case .success(let shown) where shown.isEmpty:
      ContentUnavailableView("No movies", systemImage: "film", description: Text("Come back when there is something on."))
    case .success(let shown):
      list(of: shown)
    case .error(let message):
      ContentUnavailableView {
        Label("No movies now", systemImage: "exclamationmark.triangle")
      } description: {
        Text(message)
      } actions: {
        Button("Try again") { movies = .loading }
          .buttonStyle(.bordered)
      }
    }
  }

  private func list(of shown: [Movie]) -> some View {
    List {
      ForEach(shown) { movie in
        MovieRow(movie: movie) { poster(movie) }
      }
      if nextPage != nil { footer }
    }
    .listStyle(.plain)
    .refreshable { await reload() }
    .safeAreaInset(edge: .bottom) {
      if let notice {
        NoticeBar(message: notice) { self.notice = nil }
      }
    }
  }

  /// Fetches the next page when it comes into view; after a failure not before the reader asks.
  @ViewBuilder private var footer: some View {
    if notice == nil {
      ProgressView()
        .accessibilityLabel("Loading more movies")
        .frame(maxWidth: .infinity)
        .task(id: nextPage) { await loadMore() }
    } else {
      Button("Load more") { notice = nil }
        .frame(maxWidth: .infinity)
    }
  }
}

// MARK: - Rules

extension MovieList {
  /// Fetches the first page. What is shown stays until there is an answer, also if that is an error.
  ///
  /// A cancelled fetch writes nothing: a screen that was loading still is, and loads when it is there again.
  func reload() async {
    let answer = await fetch(page: 1)
    if Task.isCancelled { return }
    switch answer {
    case .failure(let error) where movies.isSuccess:
      notice = error.localizedDescription
    case .failure:
      movies = ScreenState(result: answer.map(\.movies))
    case .success(let page):
      if notice != nil { notice = nil }
      nextPage = page.next
      movies = ScreenState(result: answer.map(\.movies))
    }
  }

  /// Fetches the page that follows on what is shown.
  func loadMore() async {
    guard let number = nextPage, let shown = movies.data else { return }
    let answer = await fetch(page: number)
    // Where the list was fetched anew meanwhile, the page follows on one that is gone.
    guard !Task.isCancelled, nextPage == number, movies.data == shown else { return }
    switch answer {
    case .failure(let error):
      notice = error.localizedDescription
    case .success(let page):
      // A movie that moves down while pages are fetched is on two of them.
      let known = Set(shown.map(\.id))
      nextPage = page.next
      movies = .success(shown + page.movies.filter { !known.contains($0.id) })
    }
  }

  private func fetch(page: Int) async -> Result<MoviePage, any Error> {
    do { return .success(try await load(page)) } catch { return .failure(error) }
  }
}
