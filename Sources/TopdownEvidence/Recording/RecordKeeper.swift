import SwiftUI

/// Compares logs with their records, and writes those that it may; pictures are recorded by the same rules.
package struct RecordKeeper {
  package enum Mode {
    /// Compares, and records what is missing.
    case fillGaps
    /// Records whatever there was.
    case recordAnew
    /// Compares only.
    case readOnly
  }

  package let mode: Mode
  /// A file that lists each record which a test read, so that those which none did can be found.
  let journal: URL?

  package init(environment: [String: String]) {
    // A record that CI wrote would be thrown away with the machine, and the test would have compared nothing.
    let isCI = !["", "0", "false"].contains(environment["CI"] ?? "")
    mode = isCI ? .readOnly : environment["TOPDOWN_RECORD"] == "1" ? .recordAnew : .fillGaps
    journal = environment["TOPDOWN_RECORDS_READ"].map { URL(fileURLWithPath: $0) }
  }

  func check(_ lines: [String], against record: RecordFile) throws {
    try note(record.path)
    let recorded = try record.read()
    if recorded == lines { return }
    switch (recorded, mode) {
    case (nil, .readOnly): throw RecordMismatch.missing(record.path)
    case (nil, .fillGaps), (_, .recordAnew): try record.write(lines)
    case (let recorded?, .readOnly), (let recorded?, .fillGaps):
      throw RecordMismatch.changed(record.path, LineDifference(from: recorded, to: lines))
    }
  }

  /// Adds the path of a record to the journal.
  package func note(_ path: String) throws {
    guard let journal else { return }
    // Opened for appending, so that tests in parallel, and processes too, each add their line.
    guard let file = fopen(journal.path, "a") else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: journal.path])
    }
    fputs(path + "\n", file)
    fclose(file)
  }
}
