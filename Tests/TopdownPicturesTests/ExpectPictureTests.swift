import Foundation
import SwiftUI
import Testing
import TopdownDisplay
import TopdownRenderer
import TopdownScenarios

@testable import TopdownPictures

@MainActor @Suite struct ExpectPictureTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
  private var testFile: String { folder.appendingPathComponent("ShelfTests.swift").path }
  private var reference: PictureReference { PictureReference(besides: testFile, name: "loaded") }

  private func check(_ view: some View, _ environment: [String: String] = [:]) throws {
    let stage = Stage(view, size: CGSize(width: 120, height: 60))
    var environment = environment
    environment["TOPDOWN_DIFFERENCES"] = folder.appendingPathComponent("differences").path
    try PictureKeeper(environment: environment).check(stage.record(scale: 2), against: reference)
  }

  private func check(_ text: String, variants: [String]) throws {
    try check(variants) { Stage(Text(text), variant: $0, size: CGSize(width: 120, height: 60)) }
  }

  private func check(_ variants: [String], _ stage: (Variant) throws -> Stage) throws {
    try PictureKeeper(environment: ["TOPDOWN_DIFFERENCES": folder.appendingPathComponent("differences").path])
      .check(variants, besides: testFile, name: "shelf", stage)
  }

  @Test func theFirstPictureIsTheReference() throws {
    defer { try? FileManager.default.removeItem(at: folder) }

    try check(Text("Dune"))

    #expect(reference.picture.path == folder.path + "/.records/ShelfTests/loaded.png")
    let text = try String(contentsOf: reference.file("txt"), encoding: .utf8)
    #expect(text == Stage(Text("Dune"), size: CGSize(width: 120, height: 60)).screen + "\n")
    try check(Text("Dune"), ["CI": "true"])
  }

  @Test func onePixelIsAMismatch() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shelf = Text("Dune").frame(width: 120, height: 60)
    try check(shelf)

    let mismatch = #expect(throws: PictureMismatch.self) {
      try check(shelf.overlay(alignment: .topLeading) { Color.red.frame(width: 0.5, height: 0.5) })
    }

    #expect(mismatch?.description.contains("loaded.png: 1 of 28800 pixels differ, all within x") == true)
    let shown = folder.appendingPathComponent("differences/ShelfTests")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: shown.path).sorted() == [
        "loaded-after.png", "loaded-before.png", "loaded-difference.png",
      ])
  }

  @Test func theScreensTextSaysWhatChanged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try check(Text("Dune"))

    let mismatch = #expect(throws: PictureMismatch.self) { try check(Text("Emma")) }

    let lines = mismatch?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.contains { $0.hasPrefix("-") && $0.hasSuffix("text \"Dune\"") })
    #expect(lines.contains { $0.hasPrefix("+") && $0.hasSuffix("text \"Emma\"") })
    #expect(
      lines.suffix(2).first == "before, after and where it changed: \(folder.path)/differences/ShelfTests/loaded-difference.png")
    #expect(lines.last == "if this is right, run the test with TOPDOWN_RECORD=1 and commit the files")
  }

  @Test func whatNoPixelShowsIsComparedToo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shelf = Text("Dune").frame(width: 120, height: 60)
    try check(shelf.accessibilityValue("read"))

    let mismatch = #expect(throws: PictureMismatch.self) { try check(shelf.accessibilityValue("unread")) }

    #expect(
      mismatch?.description.contains("loaded.png: every pixel is the same, and the screen's text and JSON is not\n") == true)
    #expect(mismatch?.description.contains("\n+   text \"Dune\" = \"unread\"") == true, "\(mismatch!)")
  }

  @Test func aFileThatIsMissingBesideThePictureIsAMismatch() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try check(Text("Dune"))
    try FileManager.default.removeItem(at: reference.file("json"))

    let mismatch = #expect(throws: PictureMismatch.self) { try check(Text("Dune")) }

    #expect(mismatch?.description.contains("every pixel is the same, and loaded.json is missing beside the picture") == true)
  }

  @Test func aScenarioIsPhotographedAfterItsSteps() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenario = Scenario("read", steps: [.tap("Unread")]) {
      Host(false) { isRead in Button(isRead.wrappedValue ? "Read" : "Unread") { isRead.wrappedValue.toggle() } }
    }

    try check(["dark"]) { try Stage(scenario, variant: $0, size: CGSize(width: 120, height: 60)) }

    let record = folder.appendingPathComponent(".records/ShelfTests/shelf-dark.txt")
    #expect(try String(contentsOf: record, encoding: .utf8) == "screen\n  button \"Read\"\n")
  }

  @Test func aStepThatCannotBeDoneIsNoMismatch() {
    let scenario = Scenario("read", steps: [.tap("Unread")]) { Text("Dune") }

    #expect(throws: StageError.self) { try expectPictures(of: scenario, file: testFile) }
  }

  @Test func nothingIsRecordedInCI() {
    let mismatch = #expect(throws: PictureMismatch.self) { try check(Text("Dune"), ["CI": "1", "TOPDOWN_RECORD": "1"]) }

    #expect(
      mismatch?.description
        == "there is no reference \(reference.picture.path), and CI records nothing; "
        + "run the test outside of CI and commit the files it writes")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func aPictureIsRecordedAnewWhereAskedFor() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try check(Text("Dune"))

    try check(Text("Emma"), ["TOPDOWN_RECORD": "1"])

    try check(Text("Emma"), ["CI": "1"])
  }

  @Test func whatIsReadIsNoted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let journal = folder.appendingPathComponent("read.txt")

    try check(Text("Dune"), ["TOPDOWN_RECORDS_READ": journal.path])

    #expect(
      try String(contentsOf: journal, encoding: .utf8) == reference.files.map { $0.path + "\n" }.joined())
  }

  @Test func eachVariantHasAReferenceOfItsOwn() throws {
    defer { try? FileManager.default.removeItem(at: folder) }

    try check("Dune", variants: ["light", "dark,ar"])

    let records = folder.appendingPathComponent(".records/ShelfTests")
    let names = try FileManager.default.contentsOfDirectory(atPath: records.path).filter { $0.hasSuffix(".png") }.sorted()
    #expect(
      names == [
        "shelf-dark+ar.png", "shelf-light.png",
      ])
    let pictures = try names.map { try Data(contentsOf: records.appendingPathComponent($0)) }
    #expect(pictures[0] != pictures[1])
  }

  @Test func aMismatchNamesItsVariant() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try check("Dune", variants: ["light", "ar"])
    let arabic = folder.appendingPathComponent(".records/ShelfTests/shelf-ar.png")
    try Stage(Text("Emma"), variant: Variant("ar"), size: CGSize(width: 120, height: 60)).picture().png.write(to: arabic)

    let mismatch = #expect(throws: PictureMismatch.self) { try check("Dune", variants: ["light", "ar"]) }

    #expect(mismatch?.description.hasPrefix("ar: the screen differs from its reference \(arabic.path): ") == true)
    #expect(mismatch?.description.contains("light: ") == false)
  }

  @Test func aVariantThatIsNoneIsRefused() {
    #expect(throws: UnknownVariant.self) { try expectPictures(of: Text("Dune"), variants: ["drak"], file: testFile) }
  }

  @Test func theSameScreenGivesTheSamePicture() throws {
    let pictures = try (0..<2).map { _ in try Stage(Toggle("Sort", isOn: .constant(true))).picture() }

    #expect(pictures[0] == pictures[1])
  }
}
