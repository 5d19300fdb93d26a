/// What to make of logs that depend on the order of jobs.
public enum LogPolicy: Sendable {
  /// Every schedule has to leave the same execution logs.
  case same
  /// The test's own expectations decide.
  case mayDiffer
}
