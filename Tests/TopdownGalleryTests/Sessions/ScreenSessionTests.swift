import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct ScreenSessionTests {
  private let frame = HostFrame(
    display: DisplayList(size: CGSize(width: 10, height: 20), background: DisplayColor(red: 0, green: 0, blue: 0)),
    semantics: SemanticsNode(id: 1, role: .screen),
    log: [HostEvent(line: "load", kind: "call", name: "load", payload: nil, seconds: 0)])

  private let session = ScreenSession(HostShowing("Shelf/loaded"))

  @Test func newsEndsTheWait() async throws {
    async let news = session.state(after: KnownState(), within: .seconds(3600))

    await session.show(frame)

    #expect(try await news?.log.map(\.line) == ["load"])
  }

  @Test func aFrameMayBringOnlyWhatIsNewOfTheLog() async throws {
    var next = frame
    next.log[0].line = "reload"
    next.logStart = 1

    await session.show(frame)
    await session.show(next)

    #expect(await session.state.log.map(\.line) == ["load", "reload"])
    #expect(await session.frame?.log.count == 2, "a test that is copied has all of it")
  }

  @Test func withoutNewsTheWaitEndsEmpty() async throws {
    #expect(try await session.state(after: KnownState(), within: .zero) == nil)
  }

  @Test func aCancelledWaitEndsEmpty() async throws {
    let waiting = Task { try await session.state(after: KnownState(), within: .seconds(3600)) }

    waiting.cancel()

    #expect(try await waiting.value == nil)
  }

  @Test func whoWaitsForAScreenThatGoesHearsWhy() async {
    let waiting = Task { try await session.state(after: KnownState(), within: .seconds(3600)) }

    await session.end(.asleep(most: 12))

    let gone = await #expect(throws: Gone.self) { try await waiting.value }
    #expect(gone?.description == "this screen sleeps, since 12 others are open: it starts anew when it is looked at")
  }

  @Test func theFirstFailureStays() async {
    await session.fail("crashed")
    await session.fail("crashed again")

    #expect(await session.state.failure == "crashed")
    #expect(await session.state.revision == 1)
  }
}
