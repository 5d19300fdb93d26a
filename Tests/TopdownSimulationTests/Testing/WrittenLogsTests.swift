import CTopdownRecords
import Foundation
import Testing

/// `Scripts/repeat-tests` reads this form; its own tests hold the other end.
@Suite struct WrittenLogsTests {
  @Test func eachLineIsWrittenWithItsProcessAndLog() throws {
    let pipe = Pipe(), log = UnsafeRawPointer(bitPattern: 0xa0)!

    for line in [nil, "save", "title a\nb\tc", ""] {
      topdown_write_witness(pipe.fileHandleForWriting.fileDescriptor, log, line)
    }
    try pipe.fileHandleForWriting.close()

    let name = "\(ProcessInfo.processInfo.processIdentifier).0xa0"
    let written = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(String(decoding: written, as: UTF8.self) == "\(name)\0\(name)\tsave\0\(name)\ttitle a\nb\tc\0\(name)\t\0")
  }
}
