/// The execution logs that began in a simulation, line by line.
struct WitnessedLogs: Sendable {
  private var logs: [[String]] = []
  private var indices: [UInt: Int] = [:]

  /// Takes the next line of a log, which is known by its address, or with nil the beginning of a new one.
  mutating func add(_ line: String?, to log: UInt) {
    guard let line else {
      // The address of one that is gone may be had again.
      indices[log] = logs.count
      return logs.append([])
    }
    if let index = indices[log] { logs[index].append(line) }
  }

  /// All lines, with the number of their log where there are several, counted as they began.
  var lines: [String] {
    if logs.count == 1 { return logs[0] }
    return logs.enumerated().flatMap { index, lines in lines.map { "log \(index + 1): \($0)" } }
  }
}
