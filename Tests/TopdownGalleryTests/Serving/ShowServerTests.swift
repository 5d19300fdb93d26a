import Foundation
import Synchronization
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite final class ShowServerTests: Sendable {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("serve-\(UUID().uuidString)")
  private let origin = FakeOrigin()
  private let told = Told()
  private let servers = Counter()

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A server on tasks of this process; the closure tells whether it runs.
  private func start(command: String = "this", idle: Duration = .seconds(600)) throws -> @Sendable () -> Bool {
    let folder = try ServerFolder(package: root.path)
    guard let server = try ShowServer(folder, HostedPackage(origin) { _ in .fake }, command: command, idle: idle) else {
      return { false }
    }
    servers.increment()
    let hasEnded = Mutex(false)
    let ended = Shared(hasEnded)
    Task {
      await server.run()
      ended.value.withLock { $0 = true }
    }
    return { !ended.value.withLock { $0 } }
  }

  private func client(command: String = "this") throws -> ServerClient {
    ServerClient(folder: try ServerFolder(package: root.path), command: command) { [self] in try start(command: command) }
  }

  private func stop() async throws { _ = try await client().askIfRunning(.stop) }

  private func shown(_ client: ServerClient, _ request: ShowRequest = ShowRequest("loaded")) async throws -> ShownScreen? {
    guard case .shown(let shown) = try await client.ask(.show(request, isStale: false), told.console) else { return nil }
    return shown
  }

  @Test func theFirstQuestionStartsAServerAndTheNextOnesFindIt() async throws {
    let client = try client()

    let first = try await shown(client, ShowRequest("loaded", steps: [.tap("Sort by author")]))
    let second = try await shown(client, ShowRequest("loaded", wantsPicture: true))

    #expect(first?.log.map(\.line) == ["sortByAuthor true"])
    #expect(second?.png == Data("PNG 393x852@2".utf8))
    #expect(servers.count == 1)
    #expect(origin.host.launches.count == 1)
    #expect(told.texts == ["… [1/2] Compiling Shelf.swift"])
    try await stop()
  }

  @Test func manyWhoAskAtOnceAreAnsweredByOneServer() async throws {
    let client = try client()

    let names = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<8 { group.addTask { try await self.shown(client)?.entry } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(names == Array(repeating: "Shelf/loaded", count: 8))
    #expect(servers.count == 1)
    #expect(origin.builds == 1)
    try await stop()
  }

  @Test func whatTheServerCanNotDoIsToldInItsWords() async throws {
    let client = try client()
    origin.breakDown(.compiler("Shelf.swift:3:5: error: no such thing"))

    let build = await #expect(throws: HostFailure.self) { try await shown(client) }
    origin.breakDown(nil)
    let crash = await #expect(throws: HostFailure.self) { try await shown(client, ShowRequest("crash")) }
    let after = try await shown(client)

    #expect(build?.description == "the package does not build:\nShelf.swift:3:5: error: no such thing")
    #expect(crash?.description.hasSuffix("Fatal error: Index out of range") == true)
    #expect(after?.entry == "Shelf/loaded")
    try await stop()
  }

  @Test func aServerOfAnotherBuildIsReplaced() async throws {
    _ = try await shown(try client(command: "older"))

    let shown = try await shown(try client(command: "newer"))

    #expect(shown?.entry == "Shelf/loaded")
    #expect(servers.count == 2)
    _ = try await client(command: "newer").askIfRunning(.stop)
  }

  @Test func whatADeadServerLeftIsInNobodysWay() async throws {
    let folder = try ServerFolder(package: root.path)
    _ = try LocalListener(at: folder.socket)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/socket"))

    #expect(try await shown(try client())?.entry == "Shelf/loaded")
    try await stop()
  }

  @Test func oneThatNobodyAsksEnds() async throws {
    let folder = try ServerFolder(package: root.path)
    let server = try #require(try ShowServer(folder, HostedPackage(origin) { _ in .fake }, idle: .milliseconds(1)))

    await server.run()

    #expect(!FileManager.default.fileExists(atPath: folder.path + "/socket"))
    #expect(ServerLock(folder) != nil)
  }

  @Test func itsStateIsToldAndStoppingEndsIt() async throws {
    let client = try client()
    let none = try await client.askIfRunning(.status)
    _ = try await shown(client)

    let answer = try await client.askIfRunning(.status)
    let stopping = try await client.askIfRunning(.stop)
    let after = try await client.askIfRunning(.status)

    #expect(none == nil)
    guard case .status(let status) = answer else { return #expect(Bool(false), "\(String(describing: answer))") }
    #expect(status.answers == 1)
    #expect(status.idle == 600)
    #expect(!status.isBusy)
    guard case .stopping(let process) = stopping else { return #expect(Bool(false), "\(String(describing: stopping))") }
    #expect(process == getpid())
    #expect(after == nil)
  }

  @Test func requestsThatAreTooLongOrNonsenseAreRefusedAndTheServerLivesOn() async throws {
    let client = try client()
    _ = try await shown(client)

    let long = try #require(LocalChannel.connected(to: client.folder.socket))
    long.write(String(repeating: "x", count: ServeRequest.longest))
    let nonsense = try #require(LocalChannel.connected(to: client.folder.socket))
    nonsense.write(["what": "is this"])

    #expect(long.readLine() == nil)
    #expect(
      nonsense.readLine().map { String(decoding: $0, as: UTF8.self) }?.contains("the server can't read the request") == true)
    #expect(try await shown(client)?.entry == "Shelf/loaded")
    try await stop()
  }

  @Test func aServerThatCanNotStartIsToldWithWhereItSpoke() async throws {
    var client = ServerClient(folder: try ServerFolder(package: root.path)) { { false } }
    client.patience = .milliseconds(1)

    let failure = await #expect(throws: ServeFailure.self) { try await shown(client) }

    #expect(
      failure?.description == """
        no server could be started: none listened within 0.001 s
        what it said is in \(client.folder.log); ask with --no-serve meanwhile
        """)
  }
}

/// Lets closures share what can't be copied.
private final class Shared<Value: ~Copyable & Sendable>: Sendable {
  let value: Value
  init(_ value: consuming Value) { self.value = value }
}
