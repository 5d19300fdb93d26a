/// What the closures of a view note, in order.
@MainActor final class Notes {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }
}
