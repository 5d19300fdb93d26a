import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct GalleryTests {
  private let host = FakeHost()

  private func gallery() -> Gallery { Gallery(title: "Library", launcher: host, studio: .fake) }

  /// The first state after `revision` that has `lines` lines of log, or has failed.
  private func state(of name: String, in gallery: Gallery, lines: Int) async throws -> ScreenState {
    let session = try #require(await gallery.session(name))
    var revision = 0
    while let state = await session.state(after: revision, within: .seconds(60)) {
      if state.log.count == lines || state.failure != nil { return state }
      revision = state.revision
    }
    throw HostFailure.refused("nothing came")
  }

  @Test func anOpenScreenShowsItsFirstFrame() async throws {
    let gallery = gallery()

    let name = try await gallery.open(HostShowing("Shelf/loaded"))

    let state = try await state(of: name, in: gallery, lines: 0)
    #expect(state.revision == 1)
    #expect([state.width, state.height] == [393, 852])
    #expect(state.semantics?.children.map(\.label) == ["Sort by author"])
    #expect(try await gallery.picture(of: name) == Data("PNG 393x852@2".utf8))
    await gallery.stop()
  }

  @Test func pressingATogglesGrowsTheLog() async throws {
    let gallery = gallery()
    let name = try await gallery.open(HostShowing("Shelf/loaded"))

    try await gallery.perform(.activate, on: 2, argument: nil, in: name)

    #expect(try await state(of: name, in: gallery, lines: 1).log.map(\.line) == ["sortByAuthor true"])
    await gallery.stop()
  }

  @Test func aCrashIsShownInOpenScreensAndTheNextOneGetsANewHost() async throws {
    let gallery = gallery()
    let open = try await gallery.open(HostShowing("Shelf/loaded"))
    _ = try await state(of: open, in: gallery, lines: 0)

    await #expect(throws: HostFailure.self) { try await gallery.open(HostShowing("Shelf/crash")) }

    let dead = try await state(of: open, in: gallery, lines: 1)
    #expect(dead.failure == "the host crashed (a trap of the Swift runtime); its last words:\nFatal error: Index out of range")
    let next = try await gallery.open(HostShowing("Shelf/loaded"))
    #expect(try await state(of: next, in: gallery, lines: 0).failure == nil)
    #expect(host.launches.count == 2)
    await gallery.stop()
  }

  @Test func manyCallersAtOnceShareOneHost() async throws {
    let gallery = gallery()

    async let first = gallery.entries()
    async let second = gallery.entries()
    _ = try await (first, second)

    #expect(host.launches.count == 1)
    await gallery.stop()
  }

  @Test func aMisspeltEntryIsAnsweredWithTheNearest() async {
    let gallery = gallery()

    let failure = await #expect(throws: HostFailure.self) { try await gallery.open(HostShowing("Shelf/laoded")) }

    #expect(failure?.description == "there is no entry 'Shelf/laoded'; the nearest is 'Shelf/loaded'")
    await gallery.stop()
  }

  @Test func theOldestScreensGoWhenThereAreTooMany() async throws {
    let gallery = gallery()

    var names: [String] = []
    for _ in 1...13 { names.append(try await gallery.open(HostShowing("Shelf/loaded"))) }

    #expect(await gallery.session(names[0]) == nil)
    #expect(await gallery.session(names[1]) != nil)
    await gallery.stop()
  }

  @Test func anEndingGalleryDoesNotWaitForAHostThatIsStillStarting() async throws {
    let gallery = Gallery(title: "Library", launcher: FakeHost(behaviour: .neverConnects), studio: .fake)
    let entries = Task { try await gallery.entries() }

    await gallery.stop()

    await #expect(throws: (any Error).self) { try await entries.value }
    let afterwards = await #expect(throws: HostFailure.self) { try await gallery.entries() }
    #expect(afterwards?.description == "the gallery is ending")
  }
}
