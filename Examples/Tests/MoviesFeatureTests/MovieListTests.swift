import MoviesModels
import SwiftUI
import Testing
import TopdownEvidence

@testable import MoviesFeature

@MainActor struct MovieListTests {
  private let log = ExecutionLog()

  // The first page

  @Test func theFirstPageIsOneLog() async {
    let list = MovieList(log, load: .success(MoviePage([.dune, .solaris], next: 2)))

    await list.reload()

    #expect(log == ["load 1", "nextPage 2", #"movies success(["Dune", "Solaris"])"#])
  }

  @Test func offlineIsAnErrorWhereThereIsNothingToShow() async {
    let list = MovieList(log, load: .failure(MoviesError.offline))

    await list.reload()

    #expect(log == ["load 1", #"movies error("You are offline.")"#])
    #expect(log.isSilent("notice"))
  }

  @Test func offlineIsANoticeOverWhatIsShown() async {
    let list = MovieList(log, feed: .showing(MoviePage([.dune])), load: .failure(MoviesError.offline))

    await list.reload()

    #expect(log == ["load 1", "notice You are offline."])
    #expect(list.movies.data == [.dune], "who sits in a train would rather read old movies than none")
  }

  @Test func anAnswerTakesTheNoticeAway() async {
    let list = MovieList(log, feed: .showing(MoviePage([.dune]), notice: "You are offline."), load: .success(MoviePage([])))

    await list.reload()

    #expect(log == ["load 1", "notice nil", "nextPage nil", "movies success([])"])
  }

  @Test func aCancelledFirstFetchWritesNothingAndIsTriedAgain() async throws {
    let answers = Manual<MoviePage>()
    let list = MovieList(log, load: .manual(answers))
    let first = Task { await list.reload() }
    _ = try await answers.call(0)

    first.cancel()
    await first.value

    #expect(log == ["load 1"])
    #expect(list.movies.isLoading, "a screen that still is loading loads when it is there again")
  }

  // The pages that follow

  @Test func theNextPageFollowsOnWhatIsShown() async {
    let list = MovieList(log, feed: .showing(MoviePage([.dune], next: 2)), load: .success(MoviePage([.solaris], next: 3)))

    await list.loadMore()

    #expect(log == ["load 2", "nextPage 3", #"movies success(["Dune", "Solaris"])"#])
  }

  @Test func nothingFollowsTheLastPage() async {
    let list = MovieList(log, feed: .showing(MoviePage([.dune])), load: .never)

    await list.loadMore()

    #expect(log.isSilent)
  }

  @Test func aMovieThatMovedToTheNextPageIsShownOnce() async {
    let list = MovieList(
      log, feed: .showing(MoviePage([.dune, .solaris], next: 2)), load: .success(MoviePage([.solaris, .stalker])))

    await list.loadMore()

    #expect(list.movies.data == [.dune, .solaris, .stalker], "two rows of one identity are one too many")
  }

  @Test func aPageThatCannotBeHadIsANoticeAndCanBeAskedForAgain() async {
    let list = MovieList(log, feed: .showing(MoviePage([.dune], next: 2)), load: .failure(MoviesError.offline))

    await list.loadMore()

    #expect(log == ["load 2", "notice You are offline."])
    #expect(list.nextPage == 2)
  }
}
