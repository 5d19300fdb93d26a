import Foundation
import TopdownDisplay

/// Who answers a command that asks for screens.
public struct Asking: Sendable {
  public var source: HostSource
  /// Whether a server in the background keeps the host; one that is built already needs none.
  public var isServed: Bool
  /// Whether what was built last will do where the sources have changed since.
  public var isStale: Bool

  public init(_ source: HostSource, isServed: Bool = true, isStale: Bool = false) {
    self.source = source
    self.isServed = isServed
    self.isStale = isStale
  }

  func show(_ request: ShowRequest, _ console: Console) async throws -> ShownScreen {
    guard let client = try client(console) else { return try await alone(console) { try await $0.show(request) } }
    guard case .shown(let shown) = try await served(.show(request, isStale: isStale), client, console) else {
      throw ServeFailure.silent(log: client.folder.log)
    }
    return shown
  }

  func list(_ console: Console) async throws -> EntryList {
    guard let client = try client(console) else { return try await alone(console) { try await $0.list() } }
    guard case .list(let list) = try await served(.list(isStale: isStale), client, console) else {
      throw ServeFailure.silent(log: client.folder.log)
    }
    return list
  }

  /// nil where there is to be no server, or can't be one.
  private func client(_ console: Console) throws -> ServerClient? {
    guard isServed, case .package(let path) = source else { return nil }
    guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
      throw BuildFailure.noManifest(folder: URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path)
    }
    do {
      let folder = try ServerFolder(package: path)
      return ServerClient(folder: folder) {
        let server = try BackgroundProcess.start(
          [ShowServer.executable, "serve", "--package-path", folder.package], log: folder.log)
        return { server.isRunning }
      }
    } catch {
      console.line("\(error)")
      return nil
    }
  }

  private func served(_ question: ServeRequest.Question, _ client: ServerClient, _ console: Console) async throws -> ServeAnswer {
    defer { console.endProgress() }
    return try await Interruption.cancelling { try await client.ask(question, console) }
  }

  /// Starts a host, asks it, and ends it.
  private func alone<Answer: Sendable>(
    _ console: Console, _ question: @escaping @Sendable (ScreenMaker) async throws -> Answer
  ) async throws -> Answer {
    defer { console.endProgress() }
    return try await Interruption.cancelling {
      let package = HostedPackage(source.origin)
      do {
        let answer = try await package.ask(console, isStale: isStale, question)
        await package.stop()
        return answer
      } catch {
        await package.stop()
        throw error
      }
    }
  }
}
