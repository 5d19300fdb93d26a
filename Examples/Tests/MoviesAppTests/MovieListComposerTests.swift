#if canImport(TopdownStage)
  import Foundation
  import MoviesApp
  import MoviesModels
  import SwiftUI
  import Testing
  import TopdownEvidence
  import TopdownStage

  @MainActor struct MovieListComposerTests {
    @Test func theBundledMoviesComePageByPage() async throws {
      let stage = Stage(MovieListComposer())
      try await stage.settleWithOutside()
      #expect(stage.shows("Metropolis"), "\(stage.screen)")

      try stage.scroll(to: "Battleship Potemkin")
      try await stage.settleWithOutside()

      #expect(try stage.row("Häxan").isEnabled)
    }

    @Test func aRowHasThePictureOfItsMovie() throws {
      let stage = Stage(MovieListComposer())

      let pictures = stage.display.items.count { if case .image = $0 { true } else { false } }

      #expect(pictures > 0)
    }

    @Test func theComposerKeepsItsFeedWhenItIsEvaluatedAnew() throws {
      let log = ExecutionLog()
      let title = Binding.variable("Movies")
      let load: (Int) async throws -> MoviePage = log.call("load", .success(MoviePage([Movie(id: 1, title: "M")])))
      let stage = Stage(Relabelled(title: title) { MovieListComposer(load: load) })

      title.wrappedValue = "Pictures"
      try stage.settle()

      #expect(stage.shows("M"))
      #expect(log == ["load 1"])
    }
  }

  /// Makes its content anew for each title.
  private struct Relabelled<Content: View>: View {
    @Binding var title: String
    @ViewBuilder let content: () -> Content

    var body: some View {
      VStack {
        Text(title)
        content()
      }
    }
  }
#else
  import Testing

  struct MovieListComposerTests {
    @Test("MovieListComposerTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
