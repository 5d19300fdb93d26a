import SwiftUI

/// The picture at an address; before it is there, and where there is none, a frame of film.
struct Poster: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { image in
      image
        .resizable()
        .scaledToFill()
    } placeholder: {
      ZStack {
        Color.gray.opacity(0.3)
        Image(systemName: "film")
          .foregroundStyle(.secondary)
      }
    }
  }
}
