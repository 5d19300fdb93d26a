import SwiftUI

/// A source file as it was built, and what has been written over parts of it since.
struct EditedSource {
  private let url: URL
  private let built: [UInt8]
  private var edits: [SourceEdit] = []
  private var written: [UInt8]

  init(reading url: URL) throws {
    self.url = url
    built = [UInt8](try Data(contentsOf: url))
    written = built
  }

  mutating func record(_ text: String, over record: InlineRecord) throws {
    let call = try RecordedCall(in: built, at: record.place)
    guard call.value == record.text else { throw UnwritableRecord.edited }
    guard try [UInt8](Data(contentsOf: url)) == written else { throw UnwritableRecord.disturbed }
    edits.append(call.edit(recording: text))
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    try write()
  }

  private mutating func write() throws {
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits {
      bytes += built[end..<edit.range.lowerBound] + edit.replacement
      end = edit.range.upperBound
    }
    bytes += built[end...]
    // Whole or not at all, and no less executable or readable than before.
    let permissions = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    try Data(bytes).write(to: url, options: .atomic)
    if let permissions { try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path) }
    written = bytes
  }
}
