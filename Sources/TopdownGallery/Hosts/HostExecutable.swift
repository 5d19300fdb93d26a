import Foundation
import Synchronization

/// A host that is an executable on disk.
struct HostExecutable: HostLauncher {
  var url: URL
  var arguments: [String] = []
  /// Where the host's own output goes, line by line.
  var onLine: @Sendable (String) -> Void

  func launch(socket: String) throws -> any LaunchedHost {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["TOPDOWN_SOCKET": socket]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let host = HostChild(process)
    process.terminationHandler = { host.ended($0) }
    do {
      try process.run()
    } catch {
      throw HostFailure.notStarted(url.path, reason: error.localizedDescription)
    }
    output.fileHandleForReading.forEachLine(onLine) {}
    errors.fileHandleForReading.forEachLine { [onLine] line in
      host.said(line)
      onLine(line)
    } atEnd: {
      host.fellSilent()
    }
    return host
  }
}

/// A running host process.
private final class HostChild: LaunchedHost {
  private struct Life {
    var words: [String] = []
    var isSilent = false
    var exit: HostExit?
    var waiting: [CheckedContinuation<HostExit, Never>] = []
  }

  private let life = Mutex(Life())
  private let process: Mutex<Process>

  init(_ process: sending Process) { self.process = Mutex(process) }

  var lastWords: String { life.withLock { $0.words.joined(separator: "\n") } }

  func terminate() { process.withLock { $0.terminate() } }

  func exit() async -> HostExit {
    await withCheckedContinuation { continuation in
      change { $0.waiting.append(continuation) }
    }
  }

  func said(_ line: String) {
    life.withLock { $0.words = ($0.words + [line]).suffix(20) }
  }

  func fellSilent() { change { $0.isSilent = true } }

  func ended(_ process: Process) {
    let status = process.terminationStatus
    change { $0.exit = process.terminationReason == .exit ? .code(status) : .signal(status) }
  }

  /// Nobody hears of the end before the last words are complete.
  private func change(_ body: (inout Life) -> Void) {
    let (exit, waiting) = life.withLock { life -> (HostExit?, [CheckedContinuation<HostExit, Never>]) in
      body(&life)
      guard life.isSilent, let exit = life.exit else { return (nil, []) }
      defer { life.waiting = [] }
      return (exit, life.waiting)
    }
    if let exit { waiting.forEach { $0.resume(returning: exit) } }
  }
}
