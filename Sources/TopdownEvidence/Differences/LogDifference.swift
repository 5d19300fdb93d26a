import TopdownScenarios

/// Expected and actual events side by side, with the first difference marked.
struct LogDifference: CustomStringConvertible {
  private let expected: [String]
  private let actual: [String]
  private let first: Int

  /// `nil` when there is no difference.
  init?(of events: [BoundaryEvent], from pattern: LogPattern, allowsMore: Bool) {
    var match = LogMatch(events)
    let ends = match.ends(of: pattern.events)
    if allowsMore ? !ends.isEmpty : ends.contains(events.count) { return nil }
    first = ends.max() ?? match.furthest
    actual = events.map(\.description)
    expected = ExpectedRows(of: pattern.events, beside: events, until: first).rows
  }

  var description: String {
    let rows = window.map { row in
      Row(
        number: row + 1, expected: row < expected.count ? expected[row] : "-", actual: row < actual.count ? actual[row] : "-",
        isMarked: row == first)
    }
    let numberWidth = String(window.upperBound).count
    let expectedWidth = max("expected".count, rows.map(\.expected.count).max() ?? 0)
    let header = Row(number: nil, expected: "expected", actual: "actual", isMarked: false)
    var lines = ["the log differs from what was expected at event \(first + 1):"]
    lines += ([header] + rows).map { $0.text(numberWidth: numberWidth, expectedWidth: expectedWidth) }
    if window.lowerBound > 0 { lines.insert("  … \(window.lowerBound) events alike", at: 2) }
    let more = count - window.upperBound
    if more > 0 { lines.append("  … \(more) more") }
    return lines.joined(separator: "\n")
  }

  private var count: Int { max(expected.count, actual.count, first + 1) }

  /// The rows around the difference; a long log is not shown whole.
  private var window: Range<Int> { max(0, first - 5)..<min(count, first + 6) }
}

private struct Row {
  let number: Int?
  let expected: String
  let actual: String
  let isMarked: Bool

  func text(numberWidth: Int, expectedWidth: Int) -> String {
    let shownNumber = number.map(String.init) ?? ""
    let indent = String(repeating: " ", count: numberWidth - shownNumber.count)
    let gap = String(repeating: " ", count: expectedWidth - expected.count)
    return "\(isMarked ? ">" : " ") \(indent)\(shownNumber)  \(expected)\(gap)  \(actual)"
  }
}
