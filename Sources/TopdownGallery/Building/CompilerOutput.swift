import Foundation

/// What `swift build` says, line by line: how far it is, and what it complains about, in the user's own paths.
struct CompilerOutput {
  enum Line: Equatable {
    /// "[12/34] Compiling LibraryFeature Shelf.swift"
    case progress(String)
    case other
  }

  var overlayFolder: String
  var packageFolder: String
  private var lines: [String] = []

  init(overlayFolder: String, packageFolder: String) {
    self.overlayFolder = overlayFolder
    self.packageFolder = packageFolder
  }

  mutating func read(_ raw: String) -> Line {
    // Swift's own progress rewrites one line; what follows the last return is what is on the screen.
    let line = raw.split(separator: "\r").last.map(String.init) ?? ""
    if line.contains(#/^\[\d+/\d+\] /#) { return .progress(line) }
    lines.append(line.replacingOccurrences(of: overlayFolder, with: packageFolder))
    return .other
  }

  /// The errors with the source lines beneath them, each once; all lines where no error was recognised.
  var errors: String {
    var blocks: [[String]] = []
    var isInError = false
    for line in lines {
      if line.contains(#/(?:^|: )(?:fatal )?error: /#) {
        isInError = true
        blocks.append([line])
      } else if line.contains(#/^\S.*: (?:warning|note|remark): /#) || line.hasPrefix("error:") || line.isEmpty {
        isInError = false
      } else if isInError {
        blocks[blocks.count - 1].append(line)
      }
    }
    // The compiler repeats a module's errors for every file batch that waits for it.
    var seen: Set<[String]> = []
    let unique =
      blocks
      .filter { blocks.count == 1 || !$0[0].contains("command failed with exit code") }
      .filter { seen.insert($0).inserted }
      .map { $0.joined(separator: "\n") }
    return unique.isEmpty ? lines.joined(separator: "\n") : unique.joined(separator: "\n")
  }
}
