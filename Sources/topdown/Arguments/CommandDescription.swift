/// A command's name, what it accepts, and what its help says.
struct CommandDescription: Equatable {
  let name: String
  let summary: String
  /// What it takes besides options, as in `[Feature...]`.
  var operand: String?
  var options: [Option] = []
  var discussion = ""

  /// The text of `topdown NAME --help`.
  var help: String {
    let usage = ["usage: topdown", name, operand, "[options]"].compactMap { $0 }.joined(separator: " ")
    let width = options.map(\.usage.count).max() ?? 0
    let rows = options.map { option in
      "  " + option.usage.padded(to: width) + "  " + option.help
    }
    let sections = [usage, summary, discussion, rows.joined(separator: "\n")]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

extension [String] {
  /// The words with spaces between them, in lines of at most `width` characters where they are that short.
  func filled(to width: Int) -> String {
    reduce(into: [""]) { lines, word in
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = word
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }.joined(separator: "\n")
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
