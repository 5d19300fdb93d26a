import Foundation
import Testing
import TopdownDisplay
import TopdownRenderer

@testable import TopdownGallery

@Suite struct SnapshotVerificationTests {
  private let bench = SnapshotBench()
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  @Test func whatWasRecordedIsTheSame() async throws {
    _ = try await bench.run(.record, maker: renderer)
    let report = try await bench.run(.verify, maker: renderer)

    #expect(report.isComplete)
    #expect(bench.summary(report) == "Compared 2 pictures with snapshots: 2 the same.")
    #expect(bench.files("differences") == ["snapshot.json"])
  }

  @Test func aPaintedBlockOfOnePixelFails() async throws {
    _ = try await bench.run(.record, maker: renderer)
    let before = try bench.bytes("snapshots/Shelf/loaded-light.png")

    let report = try await bench.run(.verify, variants: ["light"], maker: SpottedPictures(renderer: renderer))

    #expect(!report.isComplete)
    #expect(report.pictures.map(\.outcome) == [.differs])
    #expect(
      bench.files("differences") == [
        "Shelf/loaded-light-after.png", "Shelf/loaded-light-before.png", "Shelf/loaded-light-difference.png", "snapshot.json",
      ])
    #expect(try bench.bytes("differences/Shelf/loaded-light-before.png") == before)
    #expect(try bench.bytes("snapshots/Shelf/loaded-light.png") == before, "nothing is recorded")
    #expect(
      bench.summary(report) == """
        Compared 1 picture with snapshots: 1 different.
        Differs: 'Shelf/loaded' (light): 1 of 1339344 pixels differ, all within x 20..<21, y 20..<21; \
        see differences/Shelf/loaded-light-difference.png
        If this is right, record anew with `topdown snapshot --record`, look at the pictures, and commit them.
        """)
  }

  @Test func aMissingReferenceFails() async throws {
    let report = try await bench.run(.verify, variants: ["dark"], maker: renderer)

    #expect(report.pictures.map(\.outcome) == [.missing])
    #expect(bench.summary(report).contains("Missing: 'Shelf/loaded' (dark) has no reference Shelf/loaded-dark.png.\n"))
    #expect(bench.files("snapshots").isEmpty)
  }

  @Test func aChangedTextSaysWhatChanged() async throws {
    _ = try await bench.run(.record, variants: ["light"], maker: renderer)
    try Data("screen \"Books\"\n  toggle \"Sort\" = \"off\"\n".utf8)
      .write(to: bench.root.appendingPathComponent("snapshots/Shelf/loaded-light.txt"))

    let report = try await bench.run(.verify, variants: ["light"], maker: renderer)

    #expect(report.pictures.map(\.reason) == ["every pixel is the same, and the screen's text is not"])
    #expect(
      report.pictures[0].screenDifference == """
          screen "Books"
        -   toggle "Sort" = "off"
        +   toggle "Sort by author" = "off"
        """)
  }

  @Test func aReferenceThatNoScenarioHasFails() async throws {
    _ = try await bench.run(.record, variants: ["light", "dark"], filter: nil, maker: renderer)

    let report = try await bench.run(.verify, variants: ["light"], filter: nil, maker: renderer)

    #expect(report.superfluous == ["Shelf/loaded-dark"])
    #expect(bench.summary(report).hasPrefix("Compared 3 pictures with snapshots: 1 the same, 2 not drawn, 1 superfluous.\n"))
    #expect(bench.summary(report).contains("\nSuperfluous: Shelf/loaded-dark.png is the reference of no scenario.\n"))
  }

  @Test func aReferenceOfOtherLibrariesIsRefused() async throws {
    _ = try await bench.run(.record, variants: ["light"], maker: renderer)
    let file = bench.root.appendingPathComponent("snapshots/Shelf/loaded-light.png")
    let old = try PNGVersion.replaced(in: Data(contentsOf: file), by: "cairo 1.0.0")
    try old.write(to: file)

    let report = try await bench.run(.verify, variants: ["light"], maker: renderer)

    #expect(report.pictures[0].outcome == .failed)
    #expect(report.pictures[0].reason?.contains("  reference: cairo 1.0.0\n") == true)
  }

  @Test func recordingAnewRemovesWhatNoScenarioHasAndKeepsOtherFiles() async throws {
    _ = try await bench.run(.record, variants: ["light", "dark"], filter: nil, maker: renderer)
    let other = bench.root.appendingPathComponent("snapshots/logo.png")
    try Data("PNG".utf8).write(to: other)

    let report = try await bench.run(.record, variants: ["dark"], filter: nil, maker: renderer)

    #expect(report.superfluous == ["Shelf/loaded-light"])
    #expect(
      bench.files("snapshots") == ["Shelf/loaded-dark.json", "Shelf/loaded-dark.png", "Shelf/loaded-dark.txt", "logo.png"])
  }
}
