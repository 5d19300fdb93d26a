/// A log that is not as it was recorded, or whose record is missing where nothing may be recorded, or can't be written.
public struct RecordMismatch: Error, Equatable, CustomStringConvertible {
  public let description: String
}

extension RecordMismatch {
  static func missing(_ path: String) -> RecordMismatch {
    RecordMismatch(
      description: "there is no record \(path), and CI records nothing; run the test outside of CI and commit the file it writes")
  }

  static func changed(_ path: String, _ difference: LineDifference) -> RecordMismatch {
    RecordMismatch(
      description: """
        the log differs from its record \(path):
        \(difference)
        if this is right, run the test with TOPDOWN_RECORD=1 and commit the file
        """)
  }
}
