@testable import TopdownSimulation

/// What a test's tasks have done, in order, from whatever executor.
final class Notes: Sendable {
  private let noted = Guarded<[String]>([])

  var lines: [String] { noted.withLock { $0 } }
  func add(_ line: String) { noted.withLock { $0.append(line) } }
}

actor Counter {
  private var value = 0

  func next() -> Int {
    value += 1
    return value
  }
}
