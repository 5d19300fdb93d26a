import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct GalleryTests {
  private let host = FakeHost()

  private func gallery() -> Gallery { Gallery(title: "Library", launcher: host, studio: .fake) }

  /// The first state after `revision` that has `lines` lines of log, or has failed.
  private func state(of name: String, in gallery: Gallery, lines: Int) async throws -> ScreenState {
    let session = try await gallery.screen(name)
    var revision = 0
    while let state = try await session.state(after: KnownState(revision: revision), within: .seconds(60)) {
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

  @Test func aScreenThatCrashesLeavesTheOthersAlone() async throws {
    let gallery = gallery()
    let open = try await gallery.open(HostShowing("Shelf/loaded"))

    let failure = await #expect(throws: HostFailure.self) { try await gallery.open(HostShowing("Shelf/crash")) }

    #expect(
      failure?.description == "the host crashed (a trap of the Swift runtime); its last words:\nFatal error: Index out of range")
    try await gallery.perform(.activate, on: 2, argument: nil, in: open)
    #expect(try await state(of: open, in: gallery, lines: 1).failure == nil)
    await gallery.stop()
  }

  @Test func aScreenWhoseHostEndsTellsItsLastWordsAndKeepsItsLog() async throws {
    let gallery = gallery()
    let open = try await gallery.open(HostShowing("Shelf/loaded"))
    try await gallery.perform(.activate, on: 2, argument: nil, in: open)
    _ = try await state(of: open, in: gallery, lines: 1)

    await #expect(throws: HostFailure.self) { try await gallery.perform(.activate, on: FakeHost.trap, argument: nil, in: open) }

    let session = try await gallery.screen(open)
    var state = await session.state
    while state.failure == nil {
      state = try #require(try await session.state(after: KnownState(revision: state.revision), within: .seconds(60)))
    }
    #expect(state.failure == "the host crashed (a trap of the Swift runtime); its last words:\nFatal error: Index out of range")
    #expect(state.log.map(\.line) == ["sortByAuthor true"])
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

    #expect(
      failure?.description == "there is no scenario 'Shelf/laoded', did you mean Shelf/loaded?\nShelf has loaded, crash, stuck")
    await gallery.stop()
  }

  @Test func theScreenThatWasNotWatchedForTheLongestTimeSleepsWhereThereAreTooMany() async throws {
    let gallery = gallery()
    var names: [String] = []
    for _ in 1...Gallery.mostScreens { names.append(try await gallery.open(HostShowing("Shelf/loaded"))) }
    _ = try await gallery.screen(names[0]).state(after: KnownState(revision: 99), within: .zero)

    _ = try await gallery.open(HostShowing("Shelf/loaded"))

    _ = try await gallery.screen(names[0])
    await #expect(throws: Gone.self) { try await gallery.screen(names[1]) }
    await gallery.stop()
  }

  @Test func hundredsThatOpenAtOnceLeaveAsManyScreensAsMayBeOpen() async throws {
    let gallery = gallery()

    let opened = await withTaskGroup(of: String?.self) { group in
      for _ in 1...100 { group.addTask { try? await gallery.open(HostShowing("Shelf/loaded")) } }
      return await group.reduce(into: [String]()) { names, name in name.map { names.append($0) } }
    }

    var open = 0
    for name in opened { if (try? await gallery.screen(name)) != nil { open += 1 } }
    #expect(open == Gallery.mostScreens)
    await gallery.stop()
  }

  @Test func aPictureOfAnyVariantCanBeHad() async throws {
    let gallery = gallery()

    #expect(try await gallery.picture(of: "Shelf/loaded", in: Variant("dark")) == Data("PNG 393x852@2".utf8))
    await gallery.stop()
  }

  @Test func aScreenWhoseOwnStepFailsIsNoPicture() async throws {
    let gallery = gallery()
    let variant = try Variant("contrast,motion")

    let failure = await #expect(throws: HostFailure.self) { try await gallery.picture(of: "Shelf/loaded", in: variant) }

    #expect(failure?.description == "can't do step 1")
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
