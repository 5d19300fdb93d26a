import Glibc

/// One order of a body's jobs: for each point at which several were ready, which of them ran, in the order of their arrival.
///
/// After the last number the first one runs, as it does without a schedule. `0`, or no number, is that order throughout.
public struct Schedule: Hashable, Sendable {
  let choices: [Int]

  init(_ choices: some Sequence<Int>) {
    var choices = Array(choices)
    while choices.last == 0 { choices.removeLast() }
    self.choices = choices
  }

  /// What `TOPDOWN_SCHEDULE` asks for; nil when it is not set. Stops the process when it can't be read.
  static var asked: Schedule? {
    guard let text = getenv("TOPDOWN_SCHEDULE").map({ String(cString: $0) }), !text.isEmpty else { return nil }
    guard let schedule = Schedule(text) else {
      fatalError("TOPDOWN_SCHEDULE is `\(text)`, which is no schedule. Pass the numbers that a report gave, such as 0.2.1.")
    }
    return schedule
  }

  /// How far it is from the order of arrival: simple schedules are easy to read.
  var complexity: (Int, Int) { (choices.count { $0 != 0 }, choices.count) }
}

extension Schedule: LosslessStringConvertible {
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.allSatisfy({ ($0 ?? -1) >= 0 }) else { return nil }
    self.init(parts.compactMap(\.self))
  }

  public var description: String { choices.isEmpty ? "0" : choices.map(String.init).joined(separator: ".") }
}
