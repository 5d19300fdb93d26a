import MoviesFeature
import MoviesLive
import MoviesModels
import SwiftUI

/// The shell: it owns the feed, and hands the list bindings to it, a way to load and posters.
public struct MovieListComposer: View {
  @State private var feed = MovieFeed()
  private let load: (Int) async throws -> MoviePage

  public init(load: @escaping (_ page: Int) async throws -> MoviePage) { self.load = load }

  /// The movies of a catalogue.
  public init(catalogue: MovieCatalogue = .bundled) { self.init(load: catalogue.page) }

  public var body: some View {
    NavigationStack {
      MovieList(movies: $feed.movies, nextPage: $feed.nextPage, notice: $feed.notice, load: load) { movie in
        Poster(url: movie.poster)
      }
      .navigationTitle("Movies")
    }
  }
}

#Preview("Movies") { MovieListComposer() }
