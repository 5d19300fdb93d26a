import Foundation

/// A program that outlives the one that starts it: in a session of its own, holding none of its files.
struct BackgroundProcess: Sendable {
  private let process: pid_t

  /// Its output goes to `log`, which is emptied first.
  static func start(
    _ arguments: [String], log: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ChildProcess.NotStarted) -> BackgroundProcess {
    closeOnStart()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    return BackgroundProcess(process: try spawn(arguments, environment, &actions, inGroup: newSession))
  }

  /// Only for the one who started it.
  var isRunning: Bool {
    var status: Int32 = 0
    return waitpid(process, &status, WNOHANG) == 0
  }

  /// `POSIX_SPAWN_SETSID`, the same in glibc and musl.
  private static let newSession: Int32 = 0x80

  /// Whoever reads what this process writes into a pipe would wait for the other one's end too.
  private static func closeOnStart() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
      guard let descriptor = Int32(name), descriptor > STDERR_FILENO else { continue }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }
}
