import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct HostedPackageTests {
  private let told = Told()

  private func package(_ origin: FakeOrigin) -> HostedPackage { HostedPackage(origin) { _ in .fake } }

  private func shown(by package: HostedPackage, isStale: Bool = false) async throws -> String {
    try await package.ask(told.console, isStale: isStale) { try await $0.show(ShowRequest("loaded")) }.entry
  }

  @Test func whatHasNotChangedIsBuiltAndStartedOnce() async throws {
    let origin = FakeOrigin()
    let package = package(origin)

    let answers = [try await shown(by: package), try await shown(by: package)]

    #expect(answers == ["Shelf/loaded", "Shelf/loaded"])
    #expect(origin.builds == 1)
    #expect(origin.host.launches.count == 1)
    #expect(told.texts == ["… [1/2] Compiling Shelf.swift"])
    await package.stop()
  }

  @Test func aChangeIsNamedAndBuiltAndItsHostStarted() async throws {
    let origin = FakeOrigin()
    let package = package(origin)
    _ = try await shown(by: package)

    origin.change()
    _ = try await shown(by: package)

    #expect(origin.builds == 2)
    #expect(origin.host.launches.count == 2)
    #expect(told.texts.dropFirst() == ["Sources/Shelf.swift changed: building anew.", "… [1/2] Compiling Shelf.swift"])
    await package.stop()
  }

  @Test func aBuildThatFailsIsTheAnswerAndNothingOld() async throws {
    let origin = FakeOrigin()
    let package = package(origin)
    _ = try await shown(by: package)
    origin.breakDown(.compiler("Shelf.swift:3:5: error: no such thing"))

    await #expect(throws: BuildFailure.compiler("Shelf.swift:3:5: error: no such thing")) { try await shown(by: package) }
    origin.breakDown(nil)

    #expect(try await shown(by: package) == "Shelf/loaded")
    #expect(origin.builds == 3)
    await package.stop()
  }

  @Test func whatWasBuiltLastIsShownWhereThatWillDo() async throws {
    let origin = FakeOrigin()
    let package = package(origin)
    _ = try await shown(by: package)
    origin.breakDown(.compiler("broken"))

    let answer = try await shown(by: package, isStale: true)

    #expect(answer == "Shelf/loaded")
    #expect(origin.builds == 1)
    #expect(told.texts.last == "Sources/Shelf.swift changed since the build that is shown.")
    await package.stop()
  }

  @Test func aFirstBuildThatFailsFallsBackOnWhatAnEarlierOneLeft() async throws {
    let origin = FakeOrigin(hasLast: true)
    origin.breakDown(.compiler("broken"))
    let package = package(origin)

    await #expect(throws: BuildFailure.self) { try await shown(by: package) }
    let answer = try await shown(by: package, isStale: true)

    #expect(answer == "Shelf/loaded")
    #expect(told.texts.last == "the package does not build:\nbroken\nWhat was built before is shown.")
    await package.stop()
  }

  @Test func aCrashIsToldOnceAndTheHostIsStartedAgain() async throws {
    let origin = FakeOrigin()
    let package = package(origin)

    let failure = await #expect(throws: HostFailure.self) {
      try await package.ask(told.console) { try await $0.show(ShowRequest("crash")) }
    }
    let answer = try await shown(by: package)

    #expect(failure?.description.hasSuffix("its last words:\nFatal error: Index out of range") == true)
    #expect(answer == "Shelf/loaded")
    #expect(origin.builds == 1)
    #expect(origin.host.launches.count == 2)
    await package.stop()
  }
}
