import CTopdownHooks
import Foundation
import Testing

@testable import TopdownSimulation

/// To follow calls and to name them, the toolchain reads the program's files, once in each thread.
struct UnwatchedSiteTests {
  @Test func whatIsReadToKnowASiteIsNotTheWatchedThreadsDoing() async {
    OutsideWatches.install()
    let sightings = OutsideSightings()
    let number = OutsideWatches.shared.begin(sightings)
    defer { OutsideWatches.shared.end(number) }

    let description = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        _ = hooks_swap_watch(number)
        let description = CreationSite()?.description
        _ = FileManager.default.contents(atPath: "/nowhere/books.json")
        _ = hooks_swap_watch(0)
        continuation.resume(returning: description)
      }
    }

    #expect(description?.hasPrefix("UnwatchedSiteTests.swift:") == true)
    #expect(sightings.calls.map(\.target) == ["/nowhere/books.json"])
  }
}
