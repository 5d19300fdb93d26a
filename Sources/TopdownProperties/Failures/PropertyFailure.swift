/// A property that does not hold, with the simplest value that shows it, or one that can't be put to the test.
public struct PropertyFailure: Error, Equatable, CustomStringConvertible {
  public let description: String
}

extension PropertyFailure {
  /// Of a body that does not do twice alike with one value.
  static func flaky(_ reason: String, value: String, _ search: SearchSummary) -> PropertyFailure {
    PropertyFailure(
      description: """
        the property is flaky: \(search.place) failed for
        \(PropertyReport.indented(value))
        because it \(reason)
        and passed when it was run again with the same value; something else decides: state that outlives the body, time, \
        or the order of tasks. Make all that it needs inside of the body
        \(search.replay)
        """)
  }

  static func rejected(_ rejection: Rejection, values: Int, runs: Int) -> PropertyFailure {
    PropertyFailure(
      description: """
        the generator gave only \(values) of \(runs) values: \(rejection.reason); \
        make what the property needs with map or flatMap, or ask for less
        """)
  }

  static func unreadable(_ variable: String, _ text: String, _ expected: String) -> PropertyFailure {
    PropertyFailure(description: "\(variable) is \"\(text)\", which can't be read; set it to \(expected)")
  }
}
