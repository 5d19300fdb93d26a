import MoviesApp
import SwiftUI

/// The app: `swift run MoviesApp` shows it in the browser where the system has no screen of its own for it.
@main
struct Movies: App {
  var body: some Scene {
    WindowGroup("Movies") { MovieListComposer() }
  }
}
