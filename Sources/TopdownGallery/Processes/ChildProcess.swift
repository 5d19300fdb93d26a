import Foundation
import Synchronization

/// A program that was started, with its output read line by line.
///
/// Foundation's `Process` hands down the signal mask of the thread that starts it, which blocks every signal on the
/// threads that run tasks: its children could not be ended.
final class ChildProcess: Sendable {
  struct NotStarted: Error { var reason: String }

  private struct Life {
    /// Nil while it runs, or while its output is not read to the end.
    var exit: ProcessExit?
    var isRunning = true
    var waiting: [CheckedContinuation<ProcessExit, Never>] = []
  }

  private let process: pid_t
  private let life = Mutex(Life())

  private init(process: pid_t) { self.process = process }

  /// Starts `arguments`, the first of which is found in PATH, in a process group of its own, with an empty standard input.
  static func start(
    _ arguments: [String], environment: [String: String]? = nil,
    onLine: @escaping @Sendable (String) -> Void, onErrorLine: @escaping @Sendable (String) -> Void
  ) throws(NotStarted) -> ChildProcess {
    let (process, output, errors) = try spawning.withLock { _ throws(NotStarted) in
      try spawn(arguments, environment ?? ProcessInfo.processInfo.environment)
    }
    let child = ChildProcess(process: process)
    let reading = DispatchGroup()
    for (descriptor, onLine) in [(output, onLine), (errors, onErrorLine)] {
      reading.enter()
      Thread.detachNewThread {
        readLines(of: descriptor, onLine)
        reading.leave()
      }
    }
    Thread.detachNewThread {
      reading.wait()
      child.reap()
    }
    return child
  }

  /// Waits until the program has ended and its output has been read.
  func exit() async -> ProcessExit {
    await withCheckedContinuation { continuation in
      let exit = life.withLock { life in
        if life.exit == nil { life.waiting.append(continuation) }
        return life.exit
      }
      if let exit { continuation.resume(returning: exit) }
    }
  }

  /// Sends a signal to the program and to what it started.
  func signal(_ number: Int32) {
    life.withLock { if $0.isRunning { _ = kill(-process, number) } }
  }

  private func reap() {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let number = status & 0x7f
    let exit = number == 0 ? ProcessExit.code((status >> 8) & 0xff) : .signal(number)
    let waiting = life.withLock { life in
      defer { life.waiting = [] }
      life.isRunning = false
      life.exit = exit
      return life.waiting
    }
    for continuation in waiting { continuation.resume(returning: exit) }
  }

  /// A pipe that another child inherits in passing would not end with its own child: one is started at a time.
  private static let spawning = Mutex(())
}

private func spawn(
  _ arguments: [String], _ environment: [String: String]
) throws(ChildProcess.NotStarted) -> (process: pid_t, output: Int32, errors: Int32) {
  var (output, errors): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
  guard pipe(&output) == 0, pipe(&errors) == 0 else { throw ChildProcess.NotStarted(reason: lastError()) }
  for descriptor in [output[0], errors[0]] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  defer { for descriptor in [output[1], errors[1]] { close(descriptor) } }

  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
  posix_spawn_file_actions_adddup2(&actions, errors[1], STDERR_FILENO)
  for descriptor in [output[1], errors[1]] { posix_spawn_file_actions_addclose(&actions, descriptor) }
  do {
    return (try spawn(arguments, environment, &actions, inGroup: POSIX_SPAWN_SETPGROUP), output[0], errors[0])
  } catch {
    for descriptor in [output[0], errors[0]] { close(descriptor) }
    throw error
  }
}

/// Starts a program with every signal as it is by default; `group` is the flag that sets it apart from its parent.
func spawn(
  _ arguments: [String], _ environment: [String: String], _ actions: inout posix_spawn_file_actions_t, inGroup group: Int32
) throws(ChildProcess.NotStarted) -> pid_t {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var none = sigset_t()
  var all = sigset_t()
  sigemptyset(&none)
  sigfillset(&all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setpgroup(&attributes, 0)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))

  var argv = arguments.map { strdup($0) } + [nil]
  var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for text in argv + envp { free(text) } }
  var process: pid_t = 0
  let code = posix_spawnp(&process, arguments[0], &actions, &attributes, &argv, &envp)
  guard code == 0 else { throw ChildProcess.NotStarted(reason: String(cString: strerror(code))) }
  return process
}

/// Reads until the other side has closed.
private func readLines(of descriptor: Int32, _ onLine: (String) -> Void) {
  defer { close(descriptor) }
  var buffer = LineBuffer()
  var chunk = [UInt8](repeating: 0, count: 1 << 14)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { break }
    for line in buffer.append(Data(chunk[..<count])) { onLine(String(decoding: line, as: UTF8.self)) }
  }
  if let rest = buffer.rest { onLine(String(decoding: rest, as: UTF8.self)) }
}
