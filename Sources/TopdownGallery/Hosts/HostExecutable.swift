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

/// The last lines of what was said.
private final class LastWords: Sendable {
  private let lines = Mutex<[String]>([])

  var text: String { lines.withLock { $0.joined(separator: "\n") } }

  func add(_ line: String) {
    lines.withLock { $0 = ($0 + [line]).suffix(40) }
  }
}
