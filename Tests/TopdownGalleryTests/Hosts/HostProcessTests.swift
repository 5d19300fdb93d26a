import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct HostProcessTests {
  private func failure(_ body: () async throws -> Void) async -> String? {
    do {
      try await body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func aHostSaysWhatItCanShow() async throws {
    let host = try await HostProcess.launch(FakeHost()) { _ in }

    #expect(host.entries == FakeHost.entries)
    await host.stop()
  }

  @Test func framesOfASessionArriveInOrder() async throws {
    let (events, arriving) = AsyncStream.makeStream(of: HostProcess.Event.self)
    let host = try await HostProcess.launch(FakeHost()) { arriving.yield($0) }

    _ = try await host.request(.open(session: "s", HostShowing("Shelf/loaded")))
    _ = try await host.request(.perform(session: "s", node: 2, action: .activate, argument: nil))
    _ = try await host.request(.perform(session: "s", node: 2, action: .activate, argument: nil))

    var logs: [[String]] = []
    for await event in events {
      if case .frame("s", let frame) = event { logs.append(frame.log.map(\.line)) }
      if logs.count == 3 { break }
    }
    #expect(logs == [[], ["sortByAuthor true"], ["sortByAuthor true", "sortByAuthor false"]])
    await host.stop()
  }

  @Test func aRefusalIsTheHostsOwnWords() async throws {
    let host = try await HostProcess.launch(FakeHost()) { _ in }

    let words = await failure { _ = try await host.request(.perform(session: "s", node: 7, action: .activate, argument: nil)) }

    #expect(words == "element 7 is disabled")
    await host.stop()
  }

  @Test func aHostOfAnotherVersionIsRefusedNamingBoth() async {
    let other = FakeHost(behaviour: .hello(#"{"hello":{"version":99,"novelty":true}}"#))

    let words = await failure { _ = try await HostProcess.launch(other) { _ in } }

    #expect(
      words == """
        the host speaks version 99 of the protocol, this command version 3
        use one version of Topdown for both: update the package's dependency, or run that version's `topdown`
        """)
  }

  @Test func whatAHostCannotShowIsToldBesideWhatItIsNotLinkedWith() async throws {
    let app = UnseenTarget(name: "ShelfApp", reason: .executable, files: ["Sources/ShelfApp/Root.swift"])
    let hello = #"{"hello":{"version":3,"entries":[],"unseen":["Not shown are the scenarios of Generic."]}}"#
    let keeper = HostKeeper(FakeHost(behaviour: .hello(hello), unseen: [app]))

    #expect(try await keeper.unseen() == [app.description, "Not shown are the scenarios of Generic."])
    await keeper.stop()
  }

  @Test func aHostThatDoesNotSayHelloIsRefused() async {
    let words = await failure { _ = try await HostProcess.launch(FakeHost(behaviour: .hello("good morning"))) { _ in } }

    #expect(words == "the host did not say hello but: good morning")
  }

  @Test func aHostThatEndsBeforeItsHelloIsReportedWithItsLastWords() async {
    let words = await failure { _ = try await HostProcess.launch(FakeHost(behaviour: .endsBeforeHello)) { _ in } }

    #expect(words == "the host ended with exit code 3; its last words:\nFatal error: no database")
  }

  @Test func aHostThatNeverConnectsIsGivenUp() async {
    let limits = HostProcess.Limits(connecting: .milliseconds(1))

    let words = await failure { _ = try await HostProcess.launch(FakeHost(behaviour: .neverConnects), limits: limits) { _ in } }

    #expect(
      words == """
        the host started and did not connect within 0.001 s
        a static initialiser may be blocking it; its output is above
        """)
  }

  @Test func aCrashFailsTheRequestAndIsToldOnce() async throws {
    let (events, arriving) = AsyncStream.makeStream(of: HostProcess.Event.self)
    let host = try await HostProcess.launch(FakeHost()) { arriving.yield($0) }

    let words = await failure {
      _ = try await host.request(.open(session: "s", HostShowing("Shelf/crash")))
    }
    let afterwards = await failure { _ = try await host.request(.close(session: "s")) }

    let expected = "the host crashed (a trap of the Swift runtime); its last words:\nFatal error: Index out of range"
    #expect(words == expected)
    #expect(afterwards == expected)
    var told: [String] = []
    for await event in events {
      if case .ended(let failure) = event { told.append(failure.description) }
      break
    }
    #expect(told == [expected])
  }

  @Test func whoeverAsksMayStopWaiting() async throws {
    let host = try await HostProcess.launch(FakeHost()) { _ in }
    let asking = Task { try await host.request(.open(session: "s", HostShowing("Shelf/stuck"))) }

    asking.cancel()

    await #expect(throws: CancellationError.self) { try await asking.value }
    await host.stop()
  }

  @Test func aRequestThatIsNotAnsweredEndsTheHost() async throws {
    let host = try await HostProcess.launch(FakeHost(), limits: .init(answering: .milliseconds(1))) { _ in }

    let words = await failure {
      _ = try await host.request(.open(session: "s", HostShowing("Shelf/stuck")))
    }

    #expect(
      words == """
        the host did not answer within 0.001 s to: open 'Shelf/stuck'
        its main thread is busy or blocked; open the entry again to start a new host
        """)
  }
}
