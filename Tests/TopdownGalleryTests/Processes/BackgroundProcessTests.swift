import Foundation
import Testing

@testable import TopdownGallery

@Suite struct BackgroundProcessTests {
  @Test func itHasASessionOfItsOwnAndWritesToItsLog() async throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("background-\(UUID().uuidString).log").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    let open = dup(STDERR_FILENO)
    defer { close(open) }
    try "of an earlier one\n".write(toFile: log, atomically: true, encoding: .utf8)

    let process = try BackgroundProcess.start(
      ["sh", "-c", "cut -d' ' -f1,6 /proc/$$/stat; ls /proc/$$/fd | tr '\\n' ' ' >&2"], log: log)
    while process.isRunning { await Task.yield() }

    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    let numbers = try #require(lines.first).split(separator: " ")
    #expect(numbers.count == 2 && numbers[0] == numbers[1], "the leader of a session has the session's number: \(lines)")
    // What other tests open meanwhile is none of ours.
    let descriptors = try #require(lines.last).split(separator: " ")
    #expect(descriptors.contains("1") && !descriptors.contains("\(open)"), "\(lines)")
  }

  @Test func whatCanNotBeStartedIsAFailure() {
    let failure = #expect(throws: ChildProcess.NotStarted.self) {
      try BackgroundProcess.start(["/nowhere/topdown"], log: "/dev/null")
    }

    #expect(failure?.reason == "No such file or directory")
  }
}
