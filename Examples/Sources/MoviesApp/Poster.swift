import SwiftUI

/// What stands for a movie's picture.
struct Poster: View {
  let url: URL?

  var body: some View {
    ZStack {
      Color.gray.opacity(0.3)
      Image(systemName: "film")
        .foregroundStyle(.secondary)
    }
  }
}
