import TopdownScenarios

/// The lines of a log with their numbers, those that matter marked with `>`; of a long log only what is near them.
struct MarkedLines {
  private let lines: [String]
  private let marked: Set<Int>

  init(_ events: [BoundaryEvent], marked: Set<Int>) {
    lines = events.map(\.description)
    self.marked = marked
  }

  /// To stand after a headline: each line begins with a line break.
  var text: String {
    guard !lines.isEmpty else { return "\n  nothing happened" }
    var text = ""
    var last = -1
    for index in lines.indices where isShown(index) {
      text += omission(of: index - last - 1) + row(index)
      last = index
    }
    return text + omission(of: lines.count - last - 1)
  }

  private func isShown(_ index: Int) -> Bool {
    marked.isEmpty ? index < 12 : marked.contains { abs($0 - index) <= 5 }
  }

  private func row(_ index: Int) -> String {
    let number = String(index + 1)
    let indent = String(repeating: " ", count: String(lines.count).count - number.count)
    return "\n\(marked.contains(index) ? ">" : " ") \(indent)\(number)  \(lines[index])"
  }

  private func omission(of count: Int) -> String { count > 0 ? "\n  … \(count) more" : "" }
}
