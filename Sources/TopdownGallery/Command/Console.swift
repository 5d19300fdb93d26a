import Foundation
import Synchronization

/// Where a command reports: lines, and progress that rewrites itself on a terminal.
///
/// Standard output stays free for what a program reads.
final class Console: Sendable {
  private let write: @Sendable (String) -> Void
  private let isTerminal: Bool
  private let progressWidth = Mutex(0)

  init(isTerminal: Bool, write: @escaping @Sendable (String) -> Void) {
    self.isTerminal = isTerminal
    self.write = write
  }

  static func standardError() -> Console {
    Console(isTerminal: isatty(STDERR_FILENO) == 1) { FileHandle.standardError.write(Data($0.utf8)) }
  }

  func line(_ text: String) {
    endProgress()
    write(text + "\n")
  }

  func progress(_ text: String) {
    guard isTerminal else { return write(text + "\n") }
    progressWidth.withLock { width in
      let shown = String(text.prefix(100))
      write("\r" + shown + String(repeating: " ", count: max(0, width - shown.count)))
      width = shown.count
    }
  }

  /// Wipes the progress line, so that what follows starts on a clean one.
  func endProgress() {
    progressWidth.withLock { width in
      if width > 0 { write("\r" + String(repeating: " ", count: width) + "\r") }
      width = 0
    }
  }
}
