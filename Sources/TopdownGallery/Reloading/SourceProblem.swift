import Foundation

/// An error of the compiler, with the source around it.
struct SourceProblem: Codable, Equatable, Sendable {
  struct Line: Codable, Equatable, Sendable {
    /// From 1.
    var number: Int
    var text: String
  }

  var file: String
  /// From 1.
  var line: Int
  var column: Int
  var message: String
  /// The line itself, and those before and after it.
  var source: [Line]

  private static let reach = 3
  private static let most = 20

  /// The errors in what the compiler said, in its order, without the notes; `read` gives a file's text.
  static func all(in output: String, read: (String) -> String?) -> [SourceProblem] {
    var seen: Set<String> = []
    let matches = output.split(separator: "\n").compactMap { line -> SourceProblem? in
      guard let match = line.wholeMatch(of: #/(?<file>/.+?):(?<line>\d+):(?<column>\d+): (?:fatal )?error: (?<message>.*)/#),
        seen.insert(String(line)).inserted, let number = Int(match.line), let column = Int(match.column)
      else { return nil }
      return SourceProblem(
        file: String(match.file), line: number, column: column, message: String(match.message), source: [])
    }
    return matches.prefix(most).map { problem in
      var problem = problem
      problem.source = read(problem.file).map { around(problem.line, in: $0) } ?? []
      return problem
    }
  }

  private static func around(_ line: Int, in text: String) -> [Line] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = max(1, line - reach)
    let last = min(lines.count, line + reach)
    guard first <= last else { return [] }
    return (first...last).map { Line(number: $0, text: String(lines[$0 - 1])) }
  }
}
