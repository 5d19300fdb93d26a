/// What went wrong between a server and those who ask it: what happened, why, what to do next.
struct ServeFailure: Error, Equatable, CustomStringConvertible {
  var description: String

  static func folder(_ path: String, reason: String) -> ServeFailure {
    ServeFailure(
      description: """
        no server can meet anybody in \(path): \(reason)
        make the folder yours, or ask with --no-serve
        """)
  }

  static func socket(_ step: String, reason: String) -> ServeFailure {
    ServeFailure(description: "the server's socket could not be made (\(step)): \(reason)")
  }

  static func notStarted(_ reason: String, log: String) -> ServeFailure {
    ServeFailure(
      description: """
        no server could be started: \(reason)
        what it said is in \(log); ask with --no-serve meanwhile
        """)
  }

  static func silent(log: String) -> ServeFailure {
    ServeFailure(
      description: """
        the server ended without an answer, twice
        what it said is in \(log); ask with --no-serve meanwhile
        """)
  }
}
