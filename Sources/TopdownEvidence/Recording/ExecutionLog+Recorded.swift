import SwiftUI

extension ExecutionLog {
  /// Makes sure that the log is as it was recorded; where there is no record yet, this is it.
  ///
  /// The record of `refresh()` in `ShelfTests.swift` is `.records/ShelfTests/refresh.txt` beside it, a line an event. `TOPDOWN_RECORD=1`
  /// in the environment records anew. Where `CI` is set nothing is recorded, and a record that is missing is an error.
  ///
  ///     try log.recorded()
  ///
  /// - Parameter name: What to call the record instead of the test's function; a test with arguments names one for each.
  /// - Throws: `RecordMismatch`, which marks the lines that changed, or the error of reading or writing the file.
  public func recorded(_ name: String? = nil, file: String = #filePath, function: String = #function) throws {
    if let unknownName { throw RecordMismatch(description: unknownName.description) }
    let record = RecordFile(besides: file, name: name ?? RecordFile.baseName(of: function))
    try RecordKeeper(environment: ProcessInfo.processInfo.environment).check(lines, against: record)
  }
}
