extension RecordMismatch {
  static func missingInline(_ place: SourcePlace) -> RecordMismatch {
    RecordMismatch(
      description: "nothing is recorded at \(place); run the test with TOPDOWN_RECORD=1, which writes the record there")
  }

  static func missingInlineInCI(_ place: SourcePlace) -> RecordMismatch {
    RecordMismatch(
      description: """
        nothing is recorded at \(place), and CI records nothing; run the test outside of CI with TOPDOWN_RECORD=1 and commit the file \
        it writes
        """)
  }

  static func changedInline(_ place: SourcePlace, _ difference: LineDifference) -> RecordMismatch {
    RecordMismatch(
      description: """
        the log differs from its record at \(place):
        \(difference)
        if this is right, run the test with TOPDOWN_RECORD=1, which rewrites the record
        """)
  }

  static func unwritable(_ place: SourcePlace, _ reason: UnwritableRecord) -> RecordMismatch {
    RecordMismatch(description: "the record at \(place) was not written, and the file left as it is: \(reason.rawValue)")
  }
}
