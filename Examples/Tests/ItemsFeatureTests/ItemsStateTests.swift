import ItemsModels
import Testing
import TopdownEvidence

@testable import ItemsFeature

@MainActor struct ItemsStateTests {
  @Test func fetchedItemsAreLoaded() async {
    let state = ItemsState.loaded()

    await state.load()

    #expect(state.viewState == .loaded(ItemFixtures.list))
  }

  @Test func noItemsAreNoError() async {
    let state = ItemsState.empty()

    await state.load()

    #expect(state.viewState == .empty)
  }

  @Test func aFailureIsSaidInWords() async {
    let state = ItemsState.error()

    await state.load()

    #expect(state.viewState == .error("You are offline."))
  }

  @Test func whoIsUnknownIsAskedToSignIn() async {
    let state = ItemsState.unauthorized()

    await state.load()

    #expect(state.viewState == .error("Sign in to see your items."))
  }

  @Test func whatIsThereIsNotLoadedAgain() async {
    let log = ExecutionLog()
    let state = ItemsState.loaded(log: log)

    await state.loadIfNeeded()
    await state.loadIfNeeded()

    #expect(log == ["fetchItems"], "a screen that appears once more has its items already")
  }

  @Test func anErrorStandsUntilTheReaderTriesAgain() async {
    let log = ExecutionLog()
    let state = ItemsState.scripted(.sequence([.failure(ItemsError.offline), .success(ItemFixtures.list)]), log: log)
    await state.loadIfNeeded()
    await state.loadIfNeeded()
    #expect(log == ["fetchItems"])

    state.retry()
    await state.loadIfNeeded()

    #expect(log == ["fetchItems", "fetchItems"])
    #expect(state.viewState == .loaded(ItemFixtures.list))
  }

  @Test func aCancelledFirstLoadIsNoErrorAndIsTriedAgain() async throws {
    let log = ExecutionLog()
    let answers = Manual<[Item]>()
    let state = ItemsState.scripted(.manual(answers), log: log)
    let first = Task { await state.loadIfNeeded() }
    _ = try await answers.call(0)

    first.cancel()
    await first.value
    #expect(state.viewState == .idle)

    let second = Task { await state.loadIfNeeded() }
    try await answers.call(1).succeed(with: ItemFixtures.list)
    await second.value
    #expect(state.viewState == .loaded(ItemFixtures.list))
    #expect(log == ["fetchItems", "fetchItems"])
  }

  @Test func itemsStayWhileTheyAreFetchedAnew() async throws {
    let answers = Manual<[Item]>()
    let state = ItemsState.scripted(.sequence([.success([ItemFixtures.keys]), .manual(answers)]))
    await state.load()

    let refresh = Task { await state.load() }
    let call = try await answers.call(0)
    #expect(state.viewState == .loaded([ItemFixtures.keys]), "a list that leaves while it is pulled cancels its own refresh")

    call.succeed(with: ItemFixtures.list)
    await refresh.value
    #expect(state.viewState == .loaded(ItemFixtures.list))
  }
}
