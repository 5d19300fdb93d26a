import SwiftUI

extension ExecutionLog {
  /// Makes sure that the log is as it was recorded here, in the test itself.
  ///
  /// Write it without an argument and run the test with `TOPDOWN_RECORD=1` in the environment: the record is written into the source.
  ///
  ///     try log.recordedInline(
  ///       """
  ///       isLoading true
  ///       load
  ///       """)
  ///
  /// Nothing else of the file is touched, and nothing at all without that variable or where `CI` is set.
  ///
  /// - Parameter record: A literal without interpolation, a line an event.
  /// - Throws: `RecordMismatch`, which marks the lines that changed or says why the source can't be rewritten.
  public func recordedInline(
    _ record: String? = nil, file: String = #filePath, line: Int = #line, column: Int = #column
  ) throws {
    if let unknownName { throw RecordMismatch(description: unknownName.description) }
    let record = InlineRecord(place: SourcePlace(file: file, line: line, column: column), text: record)
    try RecordKeeper(environment: ProcessInfo.processInfo.environment).check(lines, against: record, in: .ofProcess)
  }
}
