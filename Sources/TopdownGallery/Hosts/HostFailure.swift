import TopdownDisplay

/// What went wrong with a host: what happened, why, what to do next.
struct HostFailure: Error, Equatable, CustomStringConvertible {
  var description: String
  /// Whether what was asked for is not there.
  var isMissing = false

  static func otherVersion(_ version: Int) -> HostFailure {
    HostFailure(
      description: """
        the host speaks version \(version) of the protocol, this command version \(hostProtocolVersion)
        use one version of Topdown for both: update the package's dependency, or run that version's `topdown`
        """)
  }

  static func noHello(_ line: String) -> HostFailure {
    HostFailure(description: "the host did not say hello but: \(line.prefix(200))")
  }

  static func unreadable(_ line: String, reason: String) -> HostFailure {
    HostFailure(description: "the host sent a line that cannot be read (\(reason)): \(line.prefix(200))")
  }

  static func silent(seconds: Double) -> HostFailure {
    HostFailure(
      description: """
        the host started and did not connect within \(seconds.formatted()) s
        a static initialiser may be blocking it; its output is above
        """)
  }

  static func noAnswer(to what: String, seconds: Double) -> HostFailure {
    HostFailure(
      description: """
        the host did not answer within \(seconds.formatted()) s to: \(what)
        its main thread is busy or blocked; open the entry again to start a new host
        """)
  }

  static func ended(_ exit: ProcessExit, lastWords: String) -> HostFailure {
    let words = lastWords.isEmpty ? "it said nothing on standard error" : "its last words:\n\(lastWords)"
    return HostFailure(description: "the host \(exit); \(words)")
  }

  static func refused(_ message: String) -> HostFailure { HostFailure(description: message) }

  static func notStarted(_ path: String, reason: String) -> HostFailure {
    HostFailure(description: "the host \(path) could not be started: \(reason)")
  }

  static let noEntries = HostFailure(
    description: """
      the package has no scenarios and no previews
      write a `#Preview { … }` or a scenario in one of its library targets
      """, isMissing: true)

  static let notBuilt = HostFailure(description: "the package has not been built yet: wait for its first build", isMissing: true)

  static func socket(_ step: String, reason: String) -> HostFailure {
    HostFailure(description: "the socket for the host could not be made (\(step)): \(reason)")
  }
}
