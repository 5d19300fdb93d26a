import Foundation
import Testing
import TopdownDisplay
import TopdownRenderer

@testable import TopdownGallery

@Suite struct SnapshotCameraTests {
  private let bench = SnapshotBench()

  @Test func eachEntryIsWrittenInEachVariantWithItsScreenBesideIt() async throws {
    let report = try await bench.run(.write, variants: ["light", "dark,ar"], filter: "LOADED")

    #expect(report.isComplete)
    #expect(
      bench.files("snapshots") == [
        "Shelf/loaded-dark+ar.json", "Shelf/loaded-dark+ar.png", "Shelf/loaded-dark+ar.txt",
        "Shelf/loaded-light.json", "Shelf/loaded-light.png", "Shelf/loaded-light.txt", "snapshot.json",
      ])
    #expect(try bench.text("snapshots/Shelf/loaded-light.png") == "PNG 393x852@2")
    #expect(
      try bench.text("snapshots/Shelf/loaded-light.txt") == """
        screen "Books"
          toggle "Sort by author" = "off"

        """)
    #expect(bench.summary(report) == "Wrote 2 pictures to snapshots.")
  }

  @Test func anEntryThatCrashesIsReportedAndTheOthersAreWritten() async throws {
    let report = try await bench.run(.write, filter: nil)

    #expect(report.pictures.map(\.outcome) == [.written, .written, .failed, .failed, .failed, .failed])
    #expect(!report.isComplete)
    #expect(
      bench.summary(report).contains(
        "No picture of 'Shelf/crash' (dark): the host crashed (a trap of the Swift runtime); its last words:\nFatal error: Index out of range"
      ))
  }

  @Test func aFilterThatMatchesNothingNamesTheNearest() async {
    let failure = await #expect(throws: HostFailure.self) { try await bench.run(.write, filter: "Shelf/looded") }

    #expect(
      failure?.description == "there is no scenario 'Shelf/looded', did you mean Shelf/loaded?\nShelf has loaded, crash, stuck")
  }

  @Test func twoRunsGiveTheSameBytes() async throws {
    let renderer = try Renderer()
    let variants = Variant.matrix.map(\.name)

    _ = try await bench.run(.write, folder: "first", variants: variants, maker: renderer)
    _ = try await bench.run(.write, folder: "second", variants: variants, maker: renderer)

    #expect(bench.files("first").count == 3 * variants.count + 1)
    for file in bench.files("first") { #expect(try bench.bytes("first/" + file) == bench.bytes("second/" + file), "\(file)") }
  }

  @Test func whatIsAlreadyDrawnIsNotDrawnAgain() async throws {
    let cache = PictureCache(folder: bench.root.appendingPathComponent("cache"))
    let counter = Counter()

    let first = try await bench.run(.write, folder: "first", maker: CountingPictures(counter: counter), cache: cache)
    let second = try await bench.run(.write, folder: "second", maker: CountingPictures(counter: counter), cache: cache)

    // Both variants of the fake host look alike, and may be drawn at the same time.
    #expect((1...2).contains(counter.count))
    #expect(second.pictures == first.pictures)
    #expect(second.pictures[0].unmappedSymbols == ["a.b"])
    #expect(try bench.bytes("first/Shelf/loaded-light.png") == bench.bytes("second/Shelf/loaded-light.png"))
  }
}

private struct CountingPictures: PictureMaker {
  var counter: Counter
  var libraries: String { "fake 1.0" }
  var version: String { libraries }

  func drawing(of list: DisplayList, scale: CGFloat) throws -> Drawing {
    counter.increment()
    return Drawing(png: Data("PNG".utf8), unmappedSymbols: ["a.b"])
  }
}
