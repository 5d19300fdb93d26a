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

        @Test @MainActor func shelfLoadedLeavesThisLog75F0() throws {
          let log = ExecutionLog()
          let scenario = try #require(ShelfScenarios.scenarios.first { $0.name == "loaded" })
          let stage = Stage(scenario.view(log: log))

          try stage.toggle("Sort by author").tap()

          #expect(log == ["sortByAuthor true"])
        }
        """)
  }

  @Test func theStageIsAsTheScreenWas() throws {
    let showing = HostShowing("Shelf/loaded", try Variant("dark,ar,xxl,320x568,contrast,motion").appearance)

    #expect(
      text(frame([], log: []), as: showing).contains(
        #"let stage = try Stage(scenario.view(log: log), variant: Stage.Variant("dark,xxl,ar,320x568,contrast,motion"))"#))
  }

  @Test func whatNoWordOfAVariantSaysIsAnArgument() {
    let appearance = HostAppearance(size: CGSize(width: 320.5, height: 568), colorScheme: .dark, locale: "ar_EG@numbers=latn")

    #expect(
      text(frame([], log: []), as: HostShowing("Shelf/loaded", appearance)).contains(
        #"try Stage(scenario.view(log: log), variant: Stage.Variant("dark,rtl"), size: CGSize(width: 320.5, height: 568), "#
          + #"environment: { $0.locale = Locale(identifier: "ar_EG@numbers=latn") })"#))
  }

  @Test func changedValuesAreThoseOfTheLog() {
    let showing = HostShowing("Shelf/loaded", values: ["name": "a\nb", "isRead": "true"])

    #expect(
      text(frame([], log: []), as: showing).contains(
        #"let log = ExecutionLog(values: ["isRead": "true", "name": "a\nb"])"#))
  }

  @Test func theSecondScenarioOfANameIsTakenByItsPlace() {
    let text = CopiedTest(of: entry, precededBy: 1, as: HostShowing("Shelf/loaded 2"), frame: frame([], log: [])).text

    #expect(text.contains(#"#require(ShelfScenarios.scenarios.filter { $0.name == "loaded" }.dropFirst(1).first)"#))
  }

  @Test func twoThingsThatWereDoneAreTestsOfDifferentNames() {
    let taps = ["Add", "Remove"].map { HostAction(text: $0, code: "try stage.button(\"\($0)\").tap()") }

    let names = taps.map { text(frame([$0], log: [])).split(separator: "\n").first { $0.contains("func ") } }

    #expect(names[0] != names[1])
  }

  @Test func whatNoCallDoesIsLeftToThePersonWithAWord() {
    let text = text(frame([HostAction(text: "drag row\nDune", code: nil)], log: []))

    #expect(text.contains("  // By hand: drag row Dune. No call of the stage does it: write what stands for it.\n"))
  }

  @Test func whatATestCannotSayIsAComment() {
    var frame = frame([], log: ["last"], failure: "a body\nwithout end")
    frame.log.insert(.dropped(7, until: 1), at: 0)

    let text = text(frame)

    #expect(text.contains("// The log was too long to keep: its beginning is missing below.\n"))
    #expect(text.contains("// It ended with: a body without end"))
    #expect(text.contains(#"#expect(log == ["last"])"#))
  }

  @Test func aPrivateProviderCannotBeNamed() {
    var entry = entry
    entry.provider = "LibraryFeature.(unknown context at $7f05f1b2).ShelfScenarios"

    #expect(
      text(frame([], log: []), of: entry)
        == "// ShelfScenarios, which lists loaded, is private, so a test can't name it. Make it internal to copy a test.")
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

    #expect(text(frame([], log: []), of: entry).contains("func scenario3DAVeryLongNameLeavesThisLog"))
  }
}
