import FastingCore
import FastingFeature
import Foundation
import Testing
import TopdownEvidence

@testable import FastingApp

@MainActor struct FastingStoreTests {
  private let log = ExecutionLog()
  private let noon = Date(timeIntervalSinceReferenceDate: 43_200)

  @Test func whatIsStoredIsTakenUpAgainAndNotWrittenBack() async {
    let store = FastingStore.scripted(load: .success(FastingFixtures.running(5, at: noon)), log: log)

    await store.load()

    #expect(store.fasting.elapsed(at: noon) == 5 * 3_600)
    #expect(log == ["load"])
  }

  @Test func nothingIsWrittenBeforeSomethingWasRead() async {
    let store = FastingStore.scripted(load: .success(nil), log: log)

    store.fasting.begin(at: noon)
    await store.save()

    #expect(log.isSilent("save"), "an empty fast over one that is kept is the worst that this store could do")
  }

  @Test func nothingIsWrittenBecauseSomebodyOpenedTheApp() async {
    let store = FastingStore.scripted(load: .success(nil), log: log)

    await store.load()
    await store.save()

    #expect(log == ["load"])
  }

  @Test func eachChangeIsWrittenOnce() async {
    let store = FastingStore.scripted(load: .success(nil), log: log)
    await store.load()

    store.fasting.begin(at: noon)
    await store.save()
    await store.save()
    store.fasting.finish(at: noon + 60)
    await store.save()

    #expect(log == ["load", "save running", "save finished"])
  }

  @Test func aWriteThatFailedIsSaidAndTriedAgain() async {
    let store = FastingStore.scripted(
      load: .success(nil), save: .sequence([.failure(FastingError.unsaved), .success(())]), log: log)
    await store.load()
    store.fasting.begin(at: noon)

    await store.save()
    #expect(store.notice == "Your fast can’t be saved.")
    await store.save()

    #expect(store.notice == nil)
    #expect(log == ["load", "save running", "save running"])
  }

  @Test func whatCannotBeReadIsSaidAndANewFastCanBeBegun() async {
    let store = FastingStore.scripted(load: .failure(FastingError.unreadable), log: log)

    await store.load()
    #expect(store.notice == "Your last fast can’t be read.")
    store.fasting.begin(at: noon)
    await store.save()

    #expect(log == ["load", "save running"])
  }

  @Test func aCancelledLoadIsNoErrorAndIsTriedAgain() async throws {
    let answers = Manual<Fasting?>()
    let store = FastingStore.scripted(load: .manual(answers), log: log)
    let first = Task { await store.load() }
    _ = try await answers.call(0)

    first.cancel()
    await first.value
    #expect(store.notice == nil)

    let second = Task { await store.load() }
    try await answers.call(1).succeed(with: FastingFixtures.running(5, at: noon))
    await second.value
    #expect(store.fasting.start == noon - 5 * 3_600)
  }

  @Test func aFastThatWasBegunWhileTheFileWasReadStaysAndIsWritten() async throws {
    let answers = Manual<Fasting?>()
    let store = FastingStore.scripted(load: .manual(answers), log: log)
    let load = Task { await store.load() }
    let call = try await answers.call(0)

    store.fasting.begin(at: noon)
    call.succeed(with: FastingFixtures.finished(16, at: noon - 86_400))
    await load.value

    #expect(store.fasting.phase == .running(since: noon))
    #expect(log == ["load", "save running"])
  }
}
