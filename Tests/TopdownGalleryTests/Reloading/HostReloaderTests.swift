import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct HostReloaderTests {
  private let gallery = Gallery(title: "Library", launcher: FakeHost(), studio: .fake)

  private func build() async throws -> BuildState { try #require(await gallery.build(after: -1, within: .zero)) }

  @Test func aNewHostServesWhatIsOpenedFromNowOn() async throws {
    let old = try await gallery.open(HostShowing("Shelf/loaded"))
    let next = FakeHost()
    let reloader = HostReloader(gallery: gallery) { _ in HostBuild(launcher: next, tree: SourceTree(roots: ["/new"])) }

    let tree = await reloader.reload()

    #expect(tree?.roots == ["/new"])
    #expect(try await build().host == 2)
    #expect(try await build().phase == .ready)
    _ = try await gallery.open(HostShowing("Shelf/loaded"))
    #expect(next.launches.count == 2, "one tells what there is, one runs the screen")
    try await gallery.perform(.activate, on: 2, argument: nil, in: old)
    await gallery.stop()
  }

  @Test func whereTheSourcesDoNotBuildTheLastHostGoesOn() async throws {
    let failure = BuildFailure(
      description: "the package does not build",
      problems: [SourceProblem(file: "/p/A.swift", line: 1, column: 2, message: "no", source: [])])
    let reloader = HostReloader(gallery: gallery) { onProgress in throw failure }

    let tree = await reloader.reload()

    #expect(tree == nil)
    let state = try await build()
    #expect(state.phase == .failed)
    #expect(state.host == 1)
    #expect(state.problems == failure.problems)
    #expect(try await gallery.entries() == FakeHost.entries)
    await gallery.stop()
  }

  @Test func anOpenScreenHearsOfABuild() async throws {
    let name = try await gallery.open(HostShowing("Shelf/loaded"))
    let session = try await gallery.screen(name)
    _ = try await session.state(after: KnownState(), within: .seconds(60))
    async let news = session.state(after: KnownState(revision: 99, build: 0), within: .seconds(60))

    await gallery.startBuild()

    #expect(try await news?.build.phase == .building)
    await gallery.stop()
  }
}
