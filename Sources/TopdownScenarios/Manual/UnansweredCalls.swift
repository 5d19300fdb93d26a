/// Calls of a manual outcome that wait for an answer which nobody gave.
public struct UnansweredCalls: Error, Equatable, CustomStringConvertible {
  struct Entry: Equatable {
    let index: Int
    let line: String

    init(_ index: Int, _ line: String) {
      self.index = index
      self.line = line
    }
  }

  let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  public var description: String {
    let calls = entries.map { "  calls[\($0.index)]  \($0.line)" }
    return (["never answered; succeed(with:), fail(with:), or cancel the task that waits:"] + calls).joined(separator: "\n")
  }
}
