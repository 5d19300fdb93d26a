import Foundation
import Synchronization
import TopdownDisplay

/// Keeps a package's host ready and answers those who ask for its screens, until nobody has for a while.
final class ShowServer: Sendable {
  private struct Life {
    var answers = 0
    var active = 0
    /// Goes up with each question; a wait that finds it unchanged was idle.
    var questions = 0
  }

  /// Questions at one time; who comes when there are more is told to wait.
  private static let mostActive = 64

  private let folder: ServerFolder
  private let lock: ServerLock
  private let listener: LocalListener
  private let package: HostedPackage
  private let command: String
  private let idle: Duration
  private let life = Mutex(Life())
  private let (ends, ending) = AsyncStream.makeStream(of: Never.self)

  /// nil where the package has a server already. Throws `ServeFailure`.
  init?(_ folder: ServerFolder, _ package: HostedPackage, command: String = CommandIdentity.current, idle: Duration)
    throws(ServeFailure)
  {
    guard let lock = ServerLock(folder) else { return nil }
    self.folder = folder
    self.lock = lock
    self.package = package
    self.command = command
    self.idle = idle
    listener = try LocalListener(at: folder.socket)
  }

  /// Where this process comes from.
  static let executable =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]

  /// Serves until it is told to stop, has been idle, or the task is cancelled; what was asked is answered first.
  func run() async {
    let thread = Thread { [self] in
      while let channel = listener.accept() { meet(channel) }
      end()
    }
    thread.start()
    let watch = Task { await endWhenIdle() }
    await withTaskCancellationHandler {
      for await _ in ends {}
    } onCancel: {
      end()
    }
    watch.cancel()
    listener.stop()
    await package.stop()
    await untilAnswered()
    lock.release()
  }

  /// Answers that are made are on their way; who has connected and says nothing is not waited for.
  private func untilAnswered() async {
    for _ in 0..<100 where life.withLock({ $0.active > 0 }) { try? await Task.sleep(for: .milliseconds(10)) }
  }

  private func end() {
    listener.stop()
    ending.finish()
  }

  private func endWhenIdle() async {
    var seen = -1
    while !Task.isCancelled {
      let (questions, isIdle) = life.withLock { ($0.questions, $0.active == 0) }
      if isIdle && questions == seen { return end() }
      seen = questions
      try? await Task.sleep(for: idle)
    }
  }

  /// Reads a question on a thread of its own: whoever connects and says nothing keeps nobody waiting.
  private func meet(_ channel: LocalChannel) {
    let isWelcome = life.withLock { life in
      guard life.active < Self.mostActive else { return false }
      life.active += 1
      return true
    }
    guard isWelcome else {
      return _ = channel.write(ServeAnswer.failed("too many ask this server at once\nask again in a moment"))
    }
    let thread = Thread { [self] in
      channel.limitWaiting(to: 10)
      let line = channel.isOwn ? channel.readLine(limit: ServeRequest.longest) : nil
      guard let line else { return leave() }
      Task {
        await answer(line, channel)
        leave()
      }
    }
    thread.start()
  }

  private func leave() {
    life.withLock { life in
      life.active -= 1
      life.questions += 1
    }
  }

  private func answer(_ line: Data, _ channel: LocalChannel) async {
    guard let asker = try? JSONDecoder().decode(ServeAsker.self, from: line) else {
      channel.write(ServeAnswer.failed("the server can't read the request"))
      return
    }
    guard asker.command == command else {
      channel.write(ServeAnswer.otherCommand)
      return end()
    }
    do {
      let request = try JSONDecoder().decode(ServeRequest.self, from: line)
      channel.write(try await answer(to: request.question, channel))
      life.withLock { $0.answers += 1 }
      if case .stop = request.question { end() }
    } catch let error as DecodingError {
      channel.write(ServeAnswer.failed("the server can't read the request: \(error.summary)"))
    } catch {
      channel.write(ServeAnswer.failed("\(error)"))
    }
  }

  private func answer(to question: ServeRequest.Question, _ channel: LocalChannel) async throws -> ServeAnswer {
    let console = Console(
      onLine: { channel.write(ServeAnswer.line($0)) }, onProgress: { channel.write(ServeAnswer.progress($0)) })
    switch question {
    case .list(let isStale):
      return .list(try await package.ask(console, isStale: isStale) { try await $0.list() })
    case .show(let request, let isStale):
      return .shown(try await package.ask(console, isStale: isStale) { try await $0.show(request) })
    case .status: return .status(status)
    case .stop: return .stopping(process: getpid())
    }
  }

  private var status: ServeStatus {
    let (answers, active) = life.withLock { ($0.answers, $0.active) }
    return ServeStatus(
      // The question after its state is one of them.
      package: folder.package, process: getpid(), answers: answers, isBusy: active > 1, idle: idle.inSeconds)
  }
}
