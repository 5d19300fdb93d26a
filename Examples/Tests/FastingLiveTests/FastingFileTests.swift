import FastingCore
import FastingLive
import Foundation
import Testing

struct FastingFileTests {
  private let folder = TemporaryFolder()
  private var url: URL { folder.url.appendingPathComponent("kept/fast.json") }

  private var begun: Fasting {
    var fasting = Fasting(goal: .eighteenHours)
    fasting.begin(at: Date(timeIntervalSinceReferenceDate: 43_200.5))
    return fasting
  }

  @Test func whereThereIsNoFileThereIsNoFast() async throws {
    #expect(try await FastingFile(url: url).load() == nil)
  }

  @Test func whatWasSavedIsThereForTheNextWhoOpensTheFile() async throws {
    try await FastingFile(url: url).save(begun)

    #expect(try await FastingFile(url: url).load() == begun)
  }

  @Test(arguments: ["", "{", #"{"goal": 16}"#, #"{"goal": 9, "phase": {"ready": {}}}"#])
  func somethingElseInTheFileIsSaidAndNotTakenForNoFast(text: String) async throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)

    await #expect(throws: FastingError.unreadable) { try await FastingFile(url: url).load() }
  }

  @Test func whoReadsWhileItIsWrittenReadsAWholeFast() async throws {
    let file = FastingFile(url: url)
    try await file.save(begun)
    let reader = try FileHandle(forReadingFrom: url)

    try await file.save(Fasting())

    let read = try JSONDecoder().decode(Fasting.self, from: try reader.readToEnd() ?? Data())
    #expect(read == begun, "a file that is written in place is half old and half new for a while, and stays so after a crash")
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path) == ["fast.json"])
  }

  @Test func aPlaceThatCannotBeWrittenToIsSaid() async throws {
    try Data().write(to: folder.url.appendingPathComponent("kept"))

    await #expect(throws: FastingError.unsaved) { try await FastingFile(url: url).save(Fasting()) }
  }
}

/// A folder that goes when nobody needs it any more.
private final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("fasting-\(UUID().uuidString)")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }
}
