import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct SnapshotWriterTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

  private func writer(filter: String?) -> SnapshotWriter {
    let keeper = HostKeeper(FakeHost(), limits: .init(answering: .milliseconds(200)))
    return SnapshotWriter(keeper: keeper, studio: .fake, folder: folder, schemes: [.light, .dark], filter: filter)
  }

  @Test func eachEntryIsWrittenInEachScheme() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }

    let report = try await writer(filter: "LOADED").run()

    #expect(report.pictures.map(\.path) == ["Shelf/loaded-light.png", "Shelf/loaded-dark.png"])
    #expect(try Data(contentsOf: folder.appendingPathComponent("Shelf/loaded-dark.png")) == Data("PNG 393x852@2".utf8))
    #expect(report.summary == "Wrote 2 pictures to \(folder.path).")
  }

  @Test func anEntryThatCrashesIsReportedAndTheOthersAreWritten() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }

    let report = try await writer(filter: nil).run()

    #expect(report.pictures.compactMap(\.path) == ["Shelf/loaded-light.png", "Shelf/loaded-dark.png"])
    #expect(report.failures.map(\.entry) == ["Shelf/crash", "Shelf/crash", "Shelf/stuck", "Shelf/stuck"])
    #expect(
      report.summary.contains(
        "No picture of 'Shelf/crash' (dark): the host crashed (a trap of the Swift runtime); its last words:\nFatal error: Index out of range"
      ))
  }

  @Test func aFilterThatMatchesNothingNamesTheNearest() async {
    let failure = await #expect(throws: HostFailure.self) { try await writer(filter: "Shelf/looded").run() }

    #expect(failure?.description == "there is no entry 'Shelf/looded'; the nearest is 'Shelf/loaded'")
  }
}
