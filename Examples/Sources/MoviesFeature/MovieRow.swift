import MoviesModels
import SwiftUI

/// A movie with its poster, whose text says all that the picture does.
struct MovieRow<Poster: View>: View {
  let movie: Movie
  let poster: Poster

  init(movie: Movie, @ViewBuilder poster: () -> Poster) {
    self.movie = movie
    self.poster = poster()
  }

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      poster
        .frame(width: 60, height: 90)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        Text(movie.title)
          .font(.headline)
        if let year = movie.year {
          Text(String(year))
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        if !movie.story.isEmpty {
          Text(movie.story)
            .font(.subheadline)
            .lineLimit(2)
        }
      }
    }
  }
}

#Preview("One movie", traits: .fixedLayout(width: 375, height: 120)) {
  MovieRow(movie: MovieFixtures.metropolis) { DrawnPoster(movie: MovieFixtures.metropolis) }
    .padding()
}
