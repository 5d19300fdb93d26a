import SwiftUI

/// The records that were written into sources, by any test and thread of a process.
final class SourceEdits: @unchecked Sendable {
  /// One for all tests: each that changes a file moves the lines below, which the others were built with.
  static let ofProcess = SourceEdits()

  private let lock = NSLock()
  private var files: [String: EditedSource] = [:]
  private var texts: [SourcePlace: String] = [:]

  func record(_ text: String, over record: InlineRecord) throws {
    try lock.withLock {
      do {
        guard texts[record.place, default: text] == text else { throw UnwritableRecord.ambiguous }
        if texts.updateValue(text, forKey: record.place) == text || record.text == text { return }
        let path = record.place.file
        var file = try files[path] ?? EditedSource(reading: URL(fileURLWithPath: path).resolvingSymlinksInPath())
        try file.record(text, over: record)
        files[path] = file
      } catch let reason as UnwritableRecord {
        throw RecordMismatch.unwritable(record.place, reason)
      }
    }
  }
}
