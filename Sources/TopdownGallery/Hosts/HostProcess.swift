import Foundation
import TopdownDisplay

/// A running host: what it can show, and requests that are answered by number.
actor HostProcess {
  struct Limits: Sendable {
    var connecting: Duration = .seconds(20)
    var answering: Duration = .seconds(30)
    var leaving: Duration = .seconds(5)
  }

  enum Event: Sendable {
    case frame(session: String, HostFrame)
    /// The host has gone, and says no more.
    case ended(HostFailure)
  }

  private let hello: Hello
  private let connection: HostConnection
  private let launched: any LaunchedHost
  private let limits: Limits
  private let onEvent: @Sendable (Event) async -> Void
  private var pending: [Int: CheckedContinuation<HostMessage, any Error>] = [:]
  private var lastNumber = 0
  private var failure: HostFailure?

  private init(
    _ hello: Hello, connection: HostConnection, launched: any LaunchedHost, limits: Limits,
    onEvent: @escaping @Sendable (Event) async -> Void
  ) {
    self.hello = hello
    self.connection = connection
    self.launched = launched
    self.limits = limits
    self.onEvent = onEvent
  }

  nonisolated var entries: [HostEntry] { hello.entries }
  /// What it has and can't show, a line each.
  nonisolated var unseen: [String] { hello.unseen }

  /// Starts a host and waits for its hello. Throws `HostFailure`, with its last words where it ended.
  static func launch(
    _ launcher: any HostLauncher, limits: Limits = Limits(), onEvent: @escaping @Sendable (Event) async -> Void
  ) async throws -> HostProcess {
    let listener = try HostListener()
    // Those who still wait with it may outlive this call, and the command itself.
    defer { listener.removeFolder() }
    let launched = try launcher.launch(socket: listener.path)
    // Whichever comes first ends the wait: a connection, the host's end, or the limit.
    let end = Task {
      let exit = await launched.exit()
      listener.stop()
      return exit
    }
    let limit = Task {
      try await Task.sleep(for: limits.connecting)
      listener.stop()
      launched.terminate()
      return true
    }
    defer { limit.cancel() }

    let arrived = await withTaskCancellationHandler {
      await listener.connection()
    } onCancel: {
      listener.stop()
      launched.terminate()
    }
    guard let connection = arrived else {
      try Task.checkCancellation()
      limit.cancel()
      if case .success(true) = await limit.result { throw HostFailure.silent(seconds: limits.connecting.inSeconds) }
      throw HostFailure.ended(await end.value, lastWords: launched.lastWords)
    }
    do {
      var lines = connection.lines.makeAsyncIterator()
      guard let hello = await lines.next() else {
        throw HostFailure.ended(await end.value, lastWords: launched.lastWords)
      }
      let host = HostProcess(
        try Hello(hello), connection: connection, launched: launched, limits: limits, onEvent: onEvent)
      Task { await host.listen() }
      return host
    } catch {
      connection.close()
      launched.terminate()
      throw error
    }
  }

  /// Asks and waits for the answer: `.done` or `.snapshot`. Throws `HostFailure`.
  func request(_ command: HostRequest.Command) async throws -> HostMessage {
    if let failure { throw failure }
    lastNumber += 1
    let number = lastNumber
    let limit = Task {
      try await Task.sleep(for: limits.answering)
      await self.giveUp(number, on: command)
    }
    defer { limit.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        pending[number] = continuation
        do {
          try connection.send(HostRequest(number: number, command: command))
        } catch {
          // The reading side tells how the host ended, which says more.
          if failure != nil { answer(number, .failure(error)) }
        }
      }
    } onCancel: {
      Task { await self.answer(number, .failure(CancellationError())) }
    }
  }

  /// Ends the host and waits until it has ended; its requests fail.
  func stop() async {
    leave()
    _ = await exit { $0.kill() }
  }

  private func leave() {
    connection.close()
    launched.terminate()
  }

  /// Waits for the host's end, which is hastened where it takes too long.
  private func exit(hasten: @escaping @Sendable (any LaunchedHost) -> Void) async -> ProcessExit {
    let grace = Task { [launched, limits] in
      try await Task.sleep(for: limits.leaving)
      hasten(launched)
    }
    defer { grace.cancel() }
    return await launched.exit()
  }

  private func listen() async {
    for await line in connection.lines {
      defer { connection.taken() }
      do {
        try await receive(line)
      } catch {
        await end(error as? HostFailure ?? .refused("\(error)"))
        return
      }
    }
    // Its exit tells more than the closed socket; a host that closed the socket and lives on is of no use.
    let exit = await exit { $0.terminate() }
    await end(.ended(exit, lastWords: launched.lastWords))
  }

  private func receive(_ line: Data) async throws {
    let message: HostMessage
    do {
      message = try JSONDecoder().decode(HostMessage.self, from: line)
    } catch {
      throw HostFailure.unreadable(
        String(decoding: line, as: UTF8.self), reason: (error as? DecodingError)?.summary ?? "\(error)")
    }
    switch message {
    case .hello: throw HostFailure.refused("the host said hello twice")
    case .done(let number), .snapshot(let number, _): answer(number, .success(message))
    case .failed(let number, let text): answer(number, .failure(HostFailure.refused(text)))
    case .frame(let session, let frame): await onEvent(.frame(session: session, frame))
    }
  }

  private func answer(_ number: Int, _ result: Result<HostMessage, any Error>) {
    // An answer that comes after the limit belongs to nobody.
    pending.removeValue(forKey: number)?.resume(with: result)
  }

  private func giveUp(_ number: Int, on command: HostRequest.Command) async {
    guard pending[number] != nil else { return }
    await end(.noAnswer(to: command.summary, seconds: limits.answering.inSeconds))
  }

  private func end(_ failure: HostFailure) async {
    guard self.failure == nil else { return }
    self.failure = failure
    // One that is stuck or talks nonsense may still run.
    leave()
    // Whoever keeps hosts hears of it first, so that those who ask again do not meet this one.
    await onEvent(.ended(failure))
    for number in pending.keys { answer(number, .failure(failure)) }
  }

}

/// What a host says of itself at first.
private struct Hello: Sendable {
  let entries: [HostEntry]
  let unseen: [String]

  /// The version is read before the rest, which another version may spell otherwise.
  init(_ line: Data) throws {
    struct Versioned: Decodable {
      struct Version: Decodable { var version: Int }
      var hello: Version
    }
    let text = String(decoding: line, as: UTF8.self)
    guard let versioned = try? JSONDecoder().decode(Versioned.self, from: line) else { throw HostFailure.noHello(text) }
    guard versioned.hello.version == hostProtocolVersion else { throw HostFailure.otherVersion(versioned.hello.version) }
    do {
      guard case .hello(_, let entries, let unseen) = try JSONDecoder().decode(HostMessage.self, from: line) else {
        throw HostFailure.noHello(text)
      }
      self.entries = entries
      self.unseen = unseen ?? []
    } catch let error as DecodingError {
      throw HostFailure.unreadable(text, reason: error.summary)
    }
  }
}

extension HostRequest.Command {
  /// What was asked, for a person.
  var summary: String {
    switch self {
    case .open(_, let showing): "open '\(showing.entry)'"
    case .perform(_, let node, let action, _): "\(action.rawValue) on element \(node)"
    case .close: "close the screen"
    case .play(_, let steps): "do \(steps.count) steps"
    case .playNext: "do the next step"
    case .setSpeed: "set the clock's speed"
    case .snapshot(let showing, _): "take a picture of '\(showing.entry)'"
    }
  }
}

extension Duration {
  var inSeconds: Double { self / .seconds(1) }
}
