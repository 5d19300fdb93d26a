import Foundation
import Testing
import TopdownDisplay
import TopdownRenderer

@testable import TopdownGallery

@Suite struct ReportWriterTests {
  private let bench = SnapshotBench()

  private func write(
    _ output: String = "report", against: String? = nil, maker: any PictureMaker = FakePictures(), host: FakeHost = FakeHost(),
    variants: [String] = ["light", "dark"]
  ) async throws -> Report {
    let keeper = HostKeeper(host, limits: .init(answering: .milliseconds(200)))
    let writer = ReportWriter(
      title: "Shelf & Co", camera: SnapshotCamera(keeper: keeper, maker: maker), output: SnapshotFolder(bench.path(output)),
      variants: try variants.map { try Variant($0) }, against: against.map { SnapshotFolder(bench.path($0)) })
    let report = try await writer.run()
    await keeper.stop()
    return report
  }

  @Test func aReportIsASiteOnDisk() async throws {
    let report = try await write()

    #expect(
      bench.files("report") == [
        "features/Shelf.html", "index.html", "pictures/Shelf/loaded-dark.png", "pictures/Shelf/loaded-light.png", "report.json",
        "report.xml", "style.css",
      ])
    #expect(try Report(readingFrom: SnapshotFolder(bench.path("report"))) == report)
    let index = try bench.text("report/index.html")
    #expect(index.contains("<h1>Shelf &amp; Co</h1>"))
    #expect(
      index.contains("<span class=\"hidden\">has loaded</span>") && index.contains("<span class=\"hidden\">no empty</span>"))
    #expect(!index.contains("http"), "nothing comes from a network")
  }

  @Test func whatCannotBeShownIsAnError() async throws {
    let report = try await write()

    #expect(report.scenarios.map(\.verdict) == [.shown, .broken, .broken])
    #expect(!report.isGood)
    #expect(try bench.text("report/features/Shelf.html").contains("Fatal error: Index out of range</pre>"))
    #expect(
      try bench.text("report/report.xml").contains("<testsuites name=\"Shelf &amp; Co\" tests=\"3\" failures=\"0\" errors=\"2\">")
    )
  }

  @Test func nothingChangesBetweenTwoReportsOfTheSame() async throws {
    let maker = try Renderer()
    _ = try await write("old", maker: maker)
    _ = try await write("new", against: "old", maker: maker)

    #expect(
      try bench.text("new/index.html").contains("Nothing: pictures, texts, logs and criteria are those of the other report."))
  }

  @Test func whatChangedIsShownWithItsDifference() async throws {
    let maker = try Renderer()
    _ = try await write("old", maker: maker)
    var old = try Report(readingFrom: SnapshotFolder(bench.path("old")))
    old.features[0].scenarios[0].log = ["delete Dune"]
    old.features[0].scenarios.removeLast()
    old.features[0].scenarios.append(old.features[0].scenarios[0])
    old.features[0].scenarios[2].id = "Shelf/gone"
    try Data(ScreenJSON.text(of: old).utf8).write(to: bench.root.appendingPathComponent("old/report.json"))

    _ = try await write("new", against: "old", maker: SpottedPictures(renderer: maker))

    let index = try bench.text("new/index.html")
    #expect(bench.files("new").contains("changes/Shelf/loaded-light.png"))
    #expect(index.contains("1 of 1339344 pixels differ"))
    #expect(index.contains("<del>- delete Dune</del>"))
    #expect(index.contains("<h3>Gone</h3><ul><li>Shelf/gone</li></ul>"))
    #expect(index.contains("<h3>New</h3><ul><li><a href=\"features/Shelf.html#s3\">Shelf/stuck</a></li></ul>"))
  }

  @Test func aTextThatChangedInOneVariantIsToldForThatOne() async throws {
    let maker = try Renderer()
    _ = try await write("old", maker: maker, variants: ["light", "dark"])
    var old = try Report(readingFrom: SnapshotFolder(bench.path("old")))
    let screen = try #require(old.features[0].scenarios[0].pictures[1].screen)
    old.features[0].scenarios[0].pictures[1].screen = screen + "text \"gone\"\n"
    try Data(ScreenJSON.text(of: old).utf8).write(to: bench.root.appendingPathComponent("old/report.json"))

    _ = try await write("new", against: "old", maker: maker, variants: ["light", "dark"])

    let index = try bench.text("new/index.html")
    #expect(index.contains("<h4>Screen: dark</h4>") && index.contains("<del>- text &quot;gone&quot;</del>"))
    #expect(!index.contains("<h4>Screen: light"))
  }

  @Test func aCriterionHoldsInEveryVariantOrNotAtAll() async throws {
    var entry = FakeHost.toggles
    entry.expected = []
    let host = FakeHost(entries: [entry])

    let good = try await write("good", host: host)
    let report = try await write(host: host, variants: ["light", "de"])

    #expect(good.scenarios.map(\.verdict) == [.passed])
    #expect(report.scenarios.map(\.verdict) == [.failed])
    #expect(report.scenarios[0].log == ["german"])
  }

  @Test func aCriterionThatChangedIsTold() async throws {
    let maker = try Renderer()
    _ = try await write("old", maker: maker)
    var old = try Report(readingFrom: SnapshotFolder(bench.path("old")))
    old.features[0].scenarios[0].steps = ["tap Sort by author"]
    old.features[0].scenarios[0].expected = []
    old.features[0].required = ["empty"]
    try Data(ScreenJSON.text(of: old).utf8).write(to: bench.root.appendingPathComponent("old/report.json"))

    _ = try await write("new", against: "old", maker: maker)

    let index = try bench.text("new/index.html")
    #expect(index.contains("<p>No criterion. Before: Holds.</p>"))
    #expect(index.contains("<del>- when tap Sort by author</del>") && index.contains("<del>- then nothing</del>"))
    #expect(index.contains("<h3>Required</h3><ul><li>Shelf need not have empty any more.</li></ul>"))
  }

  @Test func foldersThatHoldSomethingElseAreLeftAlone() async throws {
    try FileManager.default.createDirectory(atPath: bench.path("report"), withIntermediateDirectories: true)
    try Data().write(to: bench.root.appendingPathComponent("report/thesis.txt"))

    let failure = await #expect(throws: ReportFailure.self) { try await write() }

    #expect(
      failure?.description
        == "\(bench.path("report")) holds files that are no report; name a new folder, or an older report, with --output")
    #expect(bench.files("report") == ["thesis.txt"])
  }

  @Test func aReportIsNotComparedWithItself() async throws {
    _ = try await write()

    await #expect(throws: ReportFailure.sameFolder(bench.path("report"))) { try await write(against: "report") }
    await #expect(throws: ReportFailure.noReport(bench.path("other"))) { try await write(against: "other") }
  }
}
