import Testing

@testable import TopdownSimulation

@Suite @MainActor struct RecordingCheckTests {
  @Test(arguments: RecordingCheck.all.map(\.name)) func whatIsSharedIsSeen(_ name: String) throws {
    let check = try #require(RecordingCheck.all.first { $0.name == name })

    #expect(check.passes())
  }

  @Test func theActorThatServesItsQueueIsFound() {
    #expect(RecordingCheck.findsActors())
  }

  @Test func theCheckCanFail() {
    let apart = RecordingCheck("nothing") {
      for _ in 0..<2 { _ = Task.detached { await Task.yield() } }
      try? await Task.sleep(for: .seconds(1))
    }

    #expect(!apart.passes())
  }
}
