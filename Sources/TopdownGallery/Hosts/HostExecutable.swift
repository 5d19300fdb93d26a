import Foundation
import Synchronization

/// A host that is an executable on disk.
struct HostExecutable: HostLauncher {
  var url: URL
  var arguments: [String] = []
  var unseen: [UnseenTarget] = []
  /// Where the host's own output goes, line by line.
  var onLine: @Sendable (String) -> Void

  func launch(socket: String) throws -> any LaunchedHost {
    let words = LastWords()
    do {
      let process = try ChildProcess.start(
        [url.path] + arguments,
        environment: Self.environment(socket: socket),
        onLine: onLine,
        onErrorLine: { [onLine] line in
          words.add(line)
          onLine(line)
        })
      return HostChild(process: process, words: words)
    } catch {
      throw HostFailure.notStarted(url.path, reason: error.reason)
    }
  }
}

extension HostExecutable {
  /// A crash is told with where it happened, and without pages of registers; what the user has set stays.
  static func environment(socket: String) -> [String: String] {
    ["SWIFT_BACKTRACE": "enable=yes,color=no,registers=none,images=none,threads=crashed,limit=16,interactive=no"]
      .merging(ProcessInfo.processInfo.environment) { $1 }
      .merging(["TOPDOWN_SOCKET": socket]) { $1 }
  }
}

private struct HostChild: LaunchedHost {
  var process: ChildProcess
  var words: LastWords

  var lastWords: String { words.text }
  func exit() async -> ProcessExit { await process.exit() }
  func terminate() { process.signal(SIGTERM) }
  func kill() { process.signal(SIGKILL) }
}

/// What was said last: where a crash began, from there on.
private final class LastWords: Sendable {
  private struct Words {
    var lines: [String] = []
    var isCrash = false
  }

  private let words = Mutex(Words())

  private static let most = 40
  /// A crash has a line or more for each of its frames, with the source around it.
  private static let mostOfCrash = 200

  var text: String { words.withLock { $0.lines.joined(separator: "\n") } }

  func add(_ line: String) {
    words.withLock { words in
      if !words.isCrash, line.contains(/Fatal error: |^\*\*\* |: Fatal error$/) {
        words = Words(isCrash: true)
      }
      if words.isCrash {
        // What comes first tells most.
        if words.lines.count < Self.mostOfCrash { words.lines.append(line) }
      } else {
        words.lines = (words.lines + [line]).suffix(Self.most)
      }
    }
  }
}
