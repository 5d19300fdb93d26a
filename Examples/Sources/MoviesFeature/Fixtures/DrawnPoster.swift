import MoviesModels
import SwiftUI

/// A poster for previews, tests and the gallery, where no picture is fetched: a color of the movie's own.
public struct DrawnPoster: View {
  let movie: Movie

  public init(movie: Movie) { self.movie = movie }

  public var body: some View {
    ZStack {
      Color(hue: Double(movie.id * 5 % 16) / 16, saturation: 0.45, brightness: 0.65)
      Image(systemName: "film")
        .font(.title)
        .foregroundStyle(.white)
    }
  }
}
