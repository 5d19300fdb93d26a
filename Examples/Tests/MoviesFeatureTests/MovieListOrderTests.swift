#if canImport(TopdownStage)
  import MoviesModels
  import SwiftUI
  import Testing
  import TopdownEvidence
  import TopdownSimulation

  @testable import MoviesFeature

  /// What holds whenever things happen: a page is on its way when the list is pulled.
  @MainActor struct MovieListOrderTests {
    @Test(.everyOrder(logs: .mayDiffer)) func aPageOfTheOldListNeverFollowsOnTheNew() async throws {
      let answers = Manual<MoviePage>()
      let list = MovieList(ExecutionLog(), feed: .showing(MoviePage([.dune], next: 2)), load: .manual(answers))

      try await Self.pullWhileAPageComes(answers, loadMore: { await list.loadMore() }, reload: { await list.reload() })

      #expect(list.movies.data == [.stalker])
      #expect(list.nextPage == 2)
    }

    @Test func whereAPageIsAppendedToWhateverIsThereTheOrderDecides() async throws {
      let orders = try await exploreOrders {
        let answers = Manual<MoviePage>()
        let hasty = await HastyPaging(movies: .variable([.dune]), load: SilentLog().call("load", .manual(answers)))
        try await Self.pullWhileAPageComes(answers, loadMore: { await hasty.loadMore() }, reload: { await hasty.reload() })
        return await hasty.movies.map(\.title)
      }

      #expect(Set(orders.evidence) == [["Stalker"], ["Stalker", "Solaris"]], "\(orders)")
    }

    /// Answers the second page of the old list and the first of the new one at once.
    private static func pullWhileAPageComes(
      _ answers: Manual<MoviePage>, loadMore: @escaping @Sendable () async -> Void, reload: @escaping @Sendable () async -> Void
    ) async throws {
      async let more: Void = loadMore()
      let second = try await answers.call(0)
      async let pull: Void = reload()
      let first = try await answers.call(1)
      async let late: Void = { second.succeed(with: MoviePage([.solaris], next: 3)) }()
      first.succeed(with: MoviePage([.stalker], next: 2))
      _ = await (more, pull, late)
    }

    @Test(.everyOrder(.cancellation, logs: .mayDiffer)) func aCancelledFetchWritesAllOfItsAnswerOrNothing() async {
      let log = ExecutionLog()
      let list = MovieList(log, load: .delayed(MoviePage([.dune], next: 2), by: .seconds(2)))

      await Task(name: "fetch") { await list.reload() }.value

      #expect(log == ["load 1"] || log == ["load 1", "nextPage 2", #"movies success(["Dune"])"#] || log.isSilent)
    }
  }

  /// Paging as it is often written: what comes is appended to what is there then.
  @MainActor private struct HastyPaging {
    @Binding var movies: [Movie]
    let load: (Int) async throws -> MoviePage

    func reload() async {
      if let page = try? await load(1) { movies = page.movies }
    }

    func loadMore() async {
      if let page = try? await load(2) { movies += page.movies }
    }
  }
#else
  import Testing

  struct MovieListOrderTests {
    @Test("MovieListOrderTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
