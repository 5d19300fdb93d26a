import Foundation
import TopdownDisplay

/// Asks a package's server, and starts one where none runs.
struct ServerClient: Sendable {
  var folder: ServerFolder
  var command = CommandIdentity.current
  /// Starts a server that listens soon, and tells whether it still runs.
  var start: @Sendable () throws -> @Sendable () -> Bool
  /// How long a new server may take until it listens.
  var patience = Duration.seconds(15)

  /// The last of the server's answers; the rest goes to the console. Throws `ServeFailure`, `HostFailure` with the server's words.
  func ask(_ question: ServeRequest.Question, _ console: Console) async throws -> ServeAnswer {
    // One that ended while it was asked, was killed, or is of another build has a successor, which is asked once more.
    for _ in 0..<3 {
      switch try await exchange(question, over: try await channel(), console) {
      case .otherCommand, nil: continue
      case .failed(let words): throw HostFailure.refused(words)
      case .some(let answer): return answer
      }
    }
    throw ServeFailure.silent(log: folder.log)
  }

  /// The answer of the server that runs; nil where none does.
  func askIfRunning(_ question: ServeRequest.Question) async throws -> ServeAnswer? {
    guard let channel = LocalChannel.connected(to: folder.socket) else { return nil }
    let answer = try await exchange(question, over: channel, Console(onLine: { _ in }, onProgress: { _ in }))
    // Its last act is to let the lock go.
    if case .stopping = answer { try await untilEnded(channel) }
    return answer
  }

  private func exchange(_ question: ServeRequest.Question, over channel: LocalChannel, _ console: Console) async throws
    -> ServeAnswer?
  {
    try await onThread(channel) {
      guard channel.write(ServeRequest(command: command, question: question)) else { return nil }
      while let line = channel.readLine() {
        guard let answer = try? JSONDecoder().decode(ServeAnswer.self, from: line) else { return nil }
        switch answer {
        case .line(let text): console.line(text)
        case .progress(let text): console.progress(text)
        default: return answer
        }
      }
      return nil
    }
  }

  private func untilEnded(_ channel: LocalChannel) async throws {
    _ = try await onThread(channel) {
      while channel.readLine() != nil {}
    }
    for _ in 0..<500 where ServerLock(folder) == nil { try await Task.sleep(for: .milliseconds(10)) }
  }

  private func channel() async throws -> LocalChannel {
    if let channel = LocalChannel.connected(to: folder.socket) { return channel }
    let deadline = ContinuousClock.now + patience
    var isRunning = try start()
    while ContinuousClock.now < deadline {
      if let channel = LocalChannel.connected(to: folder.socket) { return channel }
      // It leaves the field to another one, which may be about to listen or about to end.
      if !isRunning() {
        try await Task.sleep(for: .milliseconds(50))
        if let channel = LocalChannel.connected(to: folder.socket) { return channel }
        isRunning = try start()
      }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw ServeFailure.notStarted("none listened within \(patience.inSeconds.formatted()) s", log: folder.log)
  }

  /// Waits on a thread that may block; a cancelled task hangs up.
  private func onThread<Result: Sendable>(_ channel: LocalChannel, _ body: @escaping @Sendable () -> Result) async throws
    -> Result
  {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.start()
      }
    } onCancel: {
      channel.hangUp()
    }
    try Task.checkCancellation()
    return result
  }
}
