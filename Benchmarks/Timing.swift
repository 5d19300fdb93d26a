import Foundation

enum Timing {
  static func once(_ body: () throws -> Void) rethrows -> Duration {
    let start = ContinuousClock.now
    try body()
    return ContinuousClock.now - start
  }

  /// The mean of many runs.
  static func each(of count: Int, _ body: () async throws -> Void) async rethrows -> Duration {
    let start = ContinuousClock.now
    for _ in 0..<count { try await body() }
    return (ContinuousClock.now - start) / count
  }

  static func median(of count: Int, _ body: () throws -> Void) rethrows -> Duration {
    var times: [Duration] = []
    for _ in 0..<count { times.append(try once(body)) }
    return times.sorted()[count / 2]
  }

  static func text(_ duration: Duration) -> String {
    String(format: "%.3f ms", duration / .milliseconds(1))
  }
}

enum Process {
  /// Bytes of memory that the process holds now.
  static var residentBytes: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
