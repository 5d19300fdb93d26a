import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct CopiedTestTests {
  private let entry = HostEntry(
    id: "Shelf/loaded", group: "Shelf", name: "loaded", kind: .scenario, provider: "LibraryFeature.ShelfScenarios")

  private func frame(_ actions: [HostAction], log: [String], failure: String? = nil) -> HostFrame {
    var frame = FakeHost.frame(log: log)
    frame.actions = actions
    frame.failure = failure
    return frame
  }

  private func text(
    _ frame: HostFrame, of entry: HostEntry? = nil, as showing: HostShowing = HostShowing("Shelf/loaded")
  ) -> String { CopiedTest(of: entry ?? self.entry, as: showing, frame: frame).text }

  @Test func whatWasDoneIsATestThatExpectsTheLog() {
    let tap = HostAction(text: "tap Sort by author", code: #"try stage.toggle("Sort by author").tap()"#)

    #expect(
      text(frame([tap], log: ["sortByAuthor true"])) == """
        import SwiftUI
        import Testing
        import TopdownEvidence
        import TopdownScenarios
        import TopdownStage

        @testable import LibraryFeature

        @Test @MainActor func shelfLoadedLeavesThisLog() throws {
          let log = ExecutionLog()
          let scenario = try #require(ShelfScenarios.scenarios.first { $0.name == "loaded" })
          let stage = Stage(scenario.view(log: log))

          try stage.toggle("Sort by author").tap()

          #expect(log == ["sortByAuthor true"])
        }
        """)
  }

  @Test func theStageIsAsTheScreenWas() throws {
    let showing = HostShowing("Shelf/loaded", try Variant("dark,ar,xxl,320x568,contrast").appearance)

    #expect(
      text(frame([], log: []), as: showing).contains(
        "Stage(scenario.view(log: log), size: CGSize(width: 320, height: 568), colorScheme: .dark, "
          + "locale: Locale(identifier: \"ar\"), layoutDirection: .rightToLeft, dynamicTypeSize: .xxLarge, "
          + "environment: { $0._colorSchemeContrast = .increased })"))
  }

  @Test func whatNoCallDoesIsLeftToThePersonWithAWord() {
    let text = text(frame([HostAction(text: "drag row\nDune", code: nil)], log: []))

    #expect(text.contains("  // By hand: drag row Dune. No call of the stage does it: write what stands for it.\n"))
  }

  @Test func whatATestCannotSayIsAComment() {
    let showing = HostShowing("Shelf/loaded", HostAppearance(reducesMotion: true), values: ["name": "a\nb"])
    let text = text(frame([], log: [], failure: "a body\nwithout end"), as: showing)

    #expect(text.contains(#"// In the gallery name was "a\nb": name that value in a scenario of its own."#))
    #expect(text.contains("// In the gallery motion was reduced; a stage has no such setting."))
    #expect(text.contains("// It ended with: a body without end"))
  }

  @Test func aLongLogStandsBelowEachOther() {
    let lines = (1...12).map { "delete book number \($0)" }

    #expect(text(frame([], log: lines)).contains("  #expect(\n    log == [\n      \"delete book number 1\",\n      \"delete"))
  }

  @Test(arguments: [
    (
      HostEntry.Kind.preview,
      "// loaded is a preview: its boundaries are its own and write no log. Make it a scenario to test it."
    ),
    (.app, "// loaded is an app: it runs in real time, with live services. Open one of its scenarios to copy a test."),
  ])
  func whereThereCanBeNoTestTheReasonIsTold(kind: HostEntry.Kind, reason: String) {
    let entry = HostEntry(id: "Shelf/loaded", group: "Shelf", name: "loaded", kind: kind)

    #expect(text(frame([], log: []), of: entry) == reason)
  }

  @Test func namesBecomeIdentifiers() {
    var entry = entry
    entry.group = "3D"
    entry.name = "a “very” long…name"

    #expect(text(frame([], log: []), of: entry).contains("func scenario3DAVeryLongNameLeavesThisLog()"))
  }
}
