import Foundation

@testable import TopdownEvidence

/// A test's source in a file of its own, and the edits of one run of its tests.
final class TemporarySource {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("inline-\(UUID().uuidString).swift")
  private let edits = SourceEdits()

  init(_ text: String) throws { try write(text) }

  deinit { try? FileManager.default.removeItem(at: url) }

  var text: String { get throws { try String(decoding: Data(contentsOf: url), as: UTF8.self) } }

  func write(_ text: String) throws { try Data(text.utf8).write(to: url) }

  /// Records as a test does that was built from `built` and calls at `line`.
  func record(_ lines: [String], over text: String? = nil, line: Int, in built: String) throws {
    let keeper = RecordKeeper(environment: ["TOPDOWN_RECORD": "1"])
    try keeper.check(lines, against: InlineRecord(place: place(line, in: built), text: text), in: edits)
  }

  /// Where the compiler says that the call is.
  func place(_ line: Int, in built: String) -> SourcePlace {
    let row = Array(built.utf8).split(separator: 10, omittingEmptySubsequences: false)[line - 1]
    let name = Array("recordedInline".utf8)
    let column = row.indices.first { row[$0...].starts(with: name) }.map { $0 - row.startIndex + name.count + 1 }
    return SourcePlace(file: url.path, line: line, column: column ?? 1)
  }
}
