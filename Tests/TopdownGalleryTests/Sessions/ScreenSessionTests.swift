import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct ScreenSessionTests {
  private let frame = HostFrame(
    display: DisplayList(size: CGSize(width: 10, height: 20), background: DisplayColor(red: 0, green: 0, blue: 0)),
    semantics: SemanticsNode(id: 1, role: .screen),
    log: [HostEvent(line: "load", kind: "call", name: "load", payload: nil, seconds: 0)])

  @Test func newsEndsTheWait() async {
    let session = ScreenSession()
    async let news = session.state(after: 0, within: .seconds(3600))

    await session.show(frame)

    #expect(await news?.log.map(\.line) == ["load"])
  }

  @Test func withoutNewsTheWaitEndsEmpty() async {
    #expect(await ScreenSession().state(after: 0, within: .zero) == nil)
  }

  @Test func aCancelledWaitEndsEmpty() async {
    let session = ScreenSession()
    let waiting = Task { await session.state(after: 0, within: .seconds(3600)) }

    waiting.cancel()

    #expect(await waiting.value == nil)
  }

  @Test func theFirstFailureStays() async {
    let session = ScreenSession()

    await session.fail("crashed")
    await session.fail("crashed again")

    #expect(await session.state.failure == "crashed")
    #expect(await session.state.revision == 1)
  }
}
