import Synchronization
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct HostReloaderTests {
  private let gallery = Gallery(title: "Library", studio: .fake)
  private let origin = FakeOrigin()
  private let told = Told()

  private var reloader: HostReloader {
    HostReloader(gallery: gallery, origin: origin, console: told.console, interval: .milliseconds(1))
  }

  private static let failure = BuildFailure(
    description: "the package does not build",
    problems: [SourceProblem(file: "/p/A.swift", line: 1, column: 2, message: "no", source: [])], isOfSources: true)

  private func build() async throws -> BuildState { try #require(await gallery.build(after: -1, within: .zero)) }

  /// The first state of the build that is as wanted.
  private func build(where isWanted: (BuildState) -> Bool) async throws -> BuildState {
    var known = -1
    while let state = await gallery.build(after: known, within: .seconds(60)) {
      if isWanted(state) { return state }
      known = state.revision
    }
    throw HostFailure.refused("nothing came")
  }

  @Test func untilTheFirstBuildHasWorkedThereIsNothingAndThatIsSaid() async throws {
    #expect(try await build() == BuildState(host: 0, phase: .building, builtAt: build().builtAt))
    #expect(try await gallery.entries() == [])
    let failure = await #expect(throws: HostFailure.self) { try await gallery.picture(of: "Shelf/loaded", in: Variant("")) }
    #expect(failure?.isMissing == true)

    #expect(try await reloader.reload() == nil)

    #expect(try await build().host == 1)
    #expect(try await build().phase == .ready)
    #expect(try await gallery.entries() == FakeHost.entries)
    #expect(told.texts == ["… [1/2] Compiling Shelf.swift"])
    await gallery.stop()
  }

  @Test func aNewHostServesWhatIsOpenedFromNowOn() async throws {
    _ = try await reloader.reload()
    let old = try await gallery.open(HostShowing("Shelf/loaded"))
    let launches = origin.host.launches.count

    _ = try await reloader.reload()

    #expect(try await build().host == 2)
    _ = try await gallery.open(HostShowing("Shelf/loaded"))
    #expect(origin.host.launches.count == launches + 2, "one tells what there is, one runs the screen")
    try await gallery.perform(.activate, on: 2, argument: nil, in: old)
    await gallery.stop()
  }

  @Test func whereTheSourcesDoNotBuildTheLastHostGoesOn() async throws {
    _ = try await reloader.reload()
    origin.breakDown(Self.failure)

    #expect(try await reloader.reload() == Self.failure)

    let state = try await build()
    #expect(state.phase == .failed)
    #expect(state.host == 1)
    #expect(state.problems == Self.failure.problems)
    #expect(told.texts.last == "the package does not build")
    #expect(try await gallery.entries() == FakeHost.entries)
    await gallery.stop()
  }

  @Test func sourcesThatDoNotBuildAtFirstAreBuiltOnceTheyAreMended() async throws {
    origin.breakDown(Self.failure)
    let running = Task { try await reloader.run() }
    let failed = try await build { $0.phase == .failed }
    #expect(failed.host == 0)
    #expect(failed.problems == Self.failure.problems)

    origin.breakDown(nil)

    #expect(try await build { $0.phase == .ready }.host == 1)
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    await gallery.stop()
  }

  @Test func aPackageThatCanHaveNoHostEndsIt() async throws {
    origin.breakDown(.noTopdown(package: "Library"))

    await #expect(throws: BuildFailure.noTopdown(package: "Library")) { try await reloader.run() }
    await gallery.stop()
  }

  @Test func anOpenScreenHearsOfABuild() async throws {
    _ = try await reloader.reload()
    let name = try await gallery.open(HostShowing("Shelf/loaded"))
    let session = try await gallery.screen(name)
    _ = try await session.state(after: KnownState(), within: .seconds(60))
    let known = KnownState(revision: 99, build: try await build().revision)
    async let news = session.state(after: known, within: .seconds(60))

    await gallery.startBuild()

    #expect(try await news?.build.phase == .building)
    await gallery.stop()
  }
}
