import Foundation
import FoundationNetworking
import SwiftUI
import Testing
import TopdownAudit
import TopdownEvidence
import TopdownSimulation

/// Does something when it appears.
private struct Doing: View {
  let action: () async -> Void
  var body: some View { Text("done").task { await action() } }
}

/// Not `URLSession.data(from:)`: a task of that which is cancelled in the moment in which its request fails hangs for good
/// (https://github.com/swiftlang/swift-corelibs-foundation/issues/5412).
private func ask(_ url: String) async {
  await withCheckedContinuation { continuation in
    URLSession.shared.dataTask(with: URL(string: url)!) { _, _, _ in continuation.resume() }.resume()
  }
}

@MainActor struct LeavingTheBoundariesTests {
  private func calls(_ action: @escaping @Sendable () async -> Void) -> [OutsideCall] {
    do {
      try Scenario("doing") { Doing(action: action) }.check()
    } catch .leavesItsBoundaries(_, let calls) {
      return calls
    } catch {
      Issue.record("\(error)")
    }
    return []
  }

  @Test func aFileThatIsReadIsNamedWithItsPlace() throws {
    let line = #line + 1
    let calls = calls { _ = try? Data(contentsOf: URL(fileURLWithPath: "/nowhere/books.json")) }

    let call = try #require(calls.first)
    #expect(calls.count == 1, "\(calls)")
    #expect(call.kind == .fileRead)
    #expect(call.description == "reads /nowhere/books.json (open, at LeavingTheBoundariesTests.swift:\(line))")
  }

  @Test func aFileThatIsWrittenIsNamed() {
    let calls = calls { try? Data("Dune".utf8).write(to: URL(fileURLWithPath: "/nowhere/books.json"), options: .atomic) }

    #expect(calls.contains { $0.kind == .fileChange && $0.target.hasPrefix("/nowhere/") }, "\(calls)")
  }

  @Test func aFolderThatIsListedMadeOrDeletedIsNamed() {
    let calls = calls {
      _ = try? FileManager.default.contentsOfDirectory(atPath: "/nowhere/a")
      try? FileManager.default.createDirectory(atPath: "/nowhere/b", withIntermediateDirectories: false)
      try? FileManager.default.removeItem(atPath: "/nowhere/c")
    }

    #expect(Set(calls.map(\.target)).isSuperset(of: ["/nowhere/a", "/nowhere/b"]), "\(calls)")
  }

  @Test func workOnAQueueIsTheScenariosOwn() {
    let calls = calls {
      DispatchQueue.global().async { _ = FileManager.default.contents(atPath: "/nowhere/on a queue") }
    }

    #expect(calls.map(\.target) == ["/nowhere/on a queue"])
    #expect(calls.first?.site?.hasPrefix("LeavingTheBoundariesTests.swift:") == true, "\(calls)")
  }

  @Test func workOnTheMainQueueIsTheScenariosOwn() {
    let calls = calls {
      DispatchQueue.main.async { _ = FileManager.default.contents(atPath: "/nowhere/on the main queue") }
    }

    #expect(calls.map(\.target) == ["/nowhere/on the main queue"])
  }

  @Test func workOnAThreadIsTheScenariosOwn() {
    let calls = calls {
      Thread.detachNewThread { _ = FileManager.default.contents(atPath: "/nowhere/on a thread") }
    }

    #expect(calls.map(\.target) == ["/nowhere/on a thread"])
  }

  @Test func whatOthersDoMeanwhileIsNotTheScenarios() async {
    let other = Thread { while !Thread.current.isCancelled { _ = FileManager.default.contents(atPath: "/nowhere/of another") } }
    other.start()
    defer { other.cancel() }

    #expect(calls {} == [])
  }

  @Test func aSessionsConnectionIsNamed() throws {
    let calls = calls { await ask("http://127.0.0.1:9/books") }

    let call = try #require(calls.first)
    #expect(call.kind == .network)
    #expect(call.description == "connects to 127.0.0.1:9 (connect)")
  }

  @Test func aSessionsHostIsNamed() {
    let calls = calls { await ask("http://books.invalid/") }

    #expect(calls.contains { $0.target == "books.invalid" }, "\(calls)")
  }

  @Test func whatTheRuntimeAndFoundationReadForThemselvesIsNotTheScenarios() throws {
    try Scenario("quiet") {
      VStack {
        Image(systemName: "star")
        Image("missing")
        Text(Date.now, format: .dateTime.weekday(.wide))
        Text("Hello", bundle: .main)
      }
      .environment(\.timeZone, TimeZone(identifier: "Pacific/Auckland")!)
      .environment(\.locale, Locale(identifier: "de_DE"))
      .task { _ = (Bundle.main.resourcePath, NSHomeDirectory(), URL(fileURLWithPath: "/nowhere"), UUID(), TimeZone.current) }
    }.check()
  }

  @Test func theMessageNamesTheCallsAndWhatToDo() {
    let finding = ScenarioFinding.leavesItsBoundaries(
      "Shelf/loaded",
      calls: [OutsideCall(.fileRead, "open", "/tmp/a"), OutsideCall(.network, "getaddrinfo", "example.com", at: "A.swift:3")])

    #expect(
      finding.description == """
        Shelf/loaded leaves its boundaries, so what it shows depends on the machine. Hand the feature a binding, a closure or a service in \
        place of what makes these calls, and let the scenario script it:
          reads /tmp/a (open)
          looks up example.com (getaddrinfo, at A.swift:3)
        """)
  }
}
