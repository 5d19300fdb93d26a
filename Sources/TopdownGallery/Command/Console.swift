import Foundation
import Synchronization

/// Where a command reports: lines, and progress that rewrites itself on a terminal.
///
/// Standard output stays free for what a program reads.
final class Console: Sendable {
  private enum Sink: Sendable {
    case stream(isTerminal: Bool, write: @Sendable (String) -> Void)
    case messages(onLine: @Sendable (String) -> Void, onProgress: @Sendable (String) -> Void)
  }

  private let sink: Sink
  private let progressWidth = Mutex(0)

  init(isTerminal: Bool, write: @escaping @Sendable (String) -> Void) {
    sink = .stream(isTerminal: isTerminal, write: write)
  }

  /// One that hands on what is reported, for another console to show.
  init(onLine: @escaping @Sendable (String) -> Void, onProgress: @escaping @Sendable (String) -> Void) {
    sink = .messages(onLine: onLine, onProgress: onProgress)
  }

  static func standardError() -> Console {
    Console(isTerminal: isatty(STDERR_FILENO) == 1) { FileHandle.standardError.write(Data($0.utf8)) }
  }

  func line(_ text: String) {
    endProgress()
    switch sink {
    case .stream(_, let write): write(text + "\n")
    case .messages(let onLine, _): onLine(text)
    }
  }

  func progress(_ text: String) {
    guard case .stream(let isTerminal, let write) = sink else {
      if case .messages(_, let onProgress) = sink { onProgress(text) }
      return
    }
    guard isTerminal else { return write(text + "\n") }
    progressWidth.withLock { width in
      let shown = String(text.prefix(100))
      write("\r" + shown + String(repeating: " ", count: max(0, width - shown.count)))
      width = shown.count
    }
  }

  /// Wipes the progress line, so that what follows starts on a clean one.
  func endProgress() {
    guard case .stream(_, let write) = sink else { return }
    progressWidth.withLock { width in
      if width > 0 { write("\r" + String(repeating: " ", count: width) + "\r") }
      width = 0
    }
  }
}
