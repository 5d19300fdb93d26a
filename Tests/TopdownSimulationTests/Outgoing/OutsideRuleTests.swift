import Foundation
import Testing

@testable import TopdownSimulation

@Suite struct OutsideRuleTests {
  private static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path

  @Test(arguments: [
    "/usr/share/zoneinfo/Europe/Berlin", "/etc/localtime", "/proc/self/maps", "/dev/urandom", "/usr", executable,
    "/root/.local/share/app/.cookies.shared",
  ])
  func readingWhatShipsWithTheProgramOrTheSystemStaysInside(path: String) {
    #expect(!OutsideRule.counts(.fileRead, path))
  }

  @Test(arguments: ["/tmp/books.json", "/home/ada/books.json", "books.json", "/usrlocal/books.json", "/"])
  func readingAnythingElseLeaves(path: String) {
    #expect(OutsideRule.counts(.fileRead, path))
  }

  @Test func changingAFileLeavesWhereverItIs() {
    #expect(OutsideRule.counts(.fileChange, Self.executable))
    #expect(!OutsideRule.counts(.fileChange, "/dev/null"))
  }

  @Test func theNetworkIsAlwaysOutside() {
    #expect(OutsideRule.counts(.network, "127.0.0.1:80"))
  }
}

@Suite @MainActor struct OutsideWatchTests {
  @Test func theWatchFindsThatItWorksHere() throws {
    try OutsideWatch.verification.get()
  }

  @Test func eachCallIsToldOnceAndOnlyWhileItIsWatched() {
    func touch(_ path: String) { _ = FileManager.default.contents(atPath: path) }

    touch("/nowhere/before")
    let (_, calls) = OutsideWatch.watch {
      touch("/nowhere/a")
      touch("/nowhere/a")
    }
    touch("/nowhere/after")

    #expect(calls.map(\.target).contains("/nowhere/a"))
    #expect(calls.allSatisfy { $0.target == "/nowhere/a" })
  }

  @Test func aThreadThatSleepsInASimulationDoesNotWait() {
    let simulation = Simulation()

    simulation.run { Thread.sleep(forTimeInterval: 3_600) }

    #expect(simulation.realTimeUses == [.threadSleep])
    #expect(simulation.now == .zero)
  }
}
