/// One job that ran, and what else could have run instead.
struct Step: Sendable {
  let instant: Instant
  let job: String
  /// Empty where there was no choice.
  let others: [String]
}

extension Step: CustomStringConvertible {
  var description: String {
    "\(Duration.nanoseconds(Int64(instant)))  \(job)" + (others.isEmpty ? "" : "  (before \(others.joined(separator: ", ")))")
  }
}
