import Testing

@testable import TopdownGallery

@Suite struct ReportPagesTests {
  private func scenario(
    _ name: String, expected: [String]? = nil, log: [String] = [], screens: [String] = ["screen \"<Books>\"\n"]
  ) -> Report.Scenario {
    Report.Scenario(
      id: "Shelf/\(name)", name: name, kind: .scenario, location: nil, steps: ["tap Delete"], expected: expected, log: log,
      warnings: [], pictures: zip(["light", "dark", "de"], screens).map { Report.Picture(variant: $0, screen: $1) })
  }

  private func report(_ scenarios: [Report.Scenario]) -> Report {
    Report(
      title: "Shelf", drawingVersion: "cairo 1", variants: ["light"],
      features: [Report.Feature(name: "Shelf", scenarios: scenarios), Report.Feature(name: "shelf", scenarios: [])])
  }

  private func page(_ path: String, _ report: Report) -> String {
    ReportPages(report: report, changes: nil).files.first { $0.path == path }?.text ?? "no such page"
  }

  @Test func aCriterionHoldsWhereTheLogIsWhatWasExpected() {
    let scenarios = [
      scenario("loaded", expected: ["delete Dune"], log: ["delete Dune"]), scenario("empty", expected: [], log: []),
      scenario("error", expected: ["retry"], log: []), scenario("loading", log: ["load"]),
    ]

    #expect(scenarios.map(\.verdict) == [.passed, .passed, .failed, .shown])
  }

  @Test func aCriterionIsGivenWhenThenWithItsEvidence() {
    let page = page(
      "features/Shelf.html", report([scenario("error", expected: ["retry", "load"], log: ["load", "fail <1>"])]))

    #expect(page.contains("<dt>Given</dt><dd>Shelf, error</dd>"))
    #expect(page.contains("<dt>When</dt><dd><ol><li>tap Delete</li></ol></dd>"))
    #expect(page.contains("<dt>Then</dt><dd><ol><li><code>retry</code></li>\n<li><code>load</code></li></ol></dd>"))
    #expect(page.contains("<h3>Evidence</h3><ol><li><code>load</code></li>\n<li><code>fail &lt;1&gt;</code></li></ol>"))
    #expect(page.contains("- retry") && page.contains("+ fail &lt;1&gt;"))
    #expect(page.contains("screen &quot;&lt;Books&gt;&quot;"))
  }

  @Test func aScreenIsShownOnceForAllVariantsThatShareIt() {
    let one = page("features/Shelf.html", report([scenario("loaded", screens: ["Books", "Books"])]))
    let two = page("features/Shelf.html", report([scenario("loaded", screens: ["Books", "Books", "Bücher"])]))

    #expect(one.contains("<summary>The screen as text</summary><pre tabindex=\"0\">Books</pre>"))
    #expect(two.contains("<summary>The screen as text: light dark</summary><pre tabindex=\"0\">Books</pre>"))
    #expect(two.contains("<summary>The screen as text: de</summary><pre tabindex=\"0\">Bücher</pre>"))
  }

  @Test func whatCouldNotBeShownHasNoEvidence() {
    var broken = scenario("error", expected: ["retry"])
    broken.pictures = [Report.Picture(variant: "light", failure: "Fatal error: Index out of range")]

    let page = page("features/Shelf.html", report([broken]))

    #expect(page.contains("<p class=\"quiet\">none, as it could not be shown</p>"))
    #expect(!page.contains("nothing crossed") && !page.contains("The screen as text"))
  }

  @Test func aLogThatIsEmptyHasNoLine() {
    let page = page("features/Shelf.html", report([scenario("error", expected: ["retry"])]))

    #expect(page.contains("<pre class=\"lines\" tabindex=\"0\">- retry</pre>"))
  }

  @Test func aJUnitFileTellsWhatDoesNotHold() {
    let xml = page("report.xml", report([scenario("error", expected: ["retry"]), scenario("loaded")]))

    #expect(
      xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Shelf" tests="2" failures="1" errors="0">
        <testsuite name="Shelf" tests="2" failures="1" errors="0">
        <testcase classname="Shelf" name="error"><failure message="the log is not what the scenario must leave">expected:
        retry</failure><system-out></system-out></testcase>
        <testcase classname="Shelf" name="loaded"><system-out></system-out></testcase>
        </testsuite>
        <testsuite name="shelf" tests="0" failures="0" errors="0">

        </testsuite>
        </testsuites>

        """)
  }

  @Test func whatAFeatureMustHaveAndHasNotIsTold() {
    var report = report([scenario("loaded"), scenario("error")])
    report.features[0].required = ["loaded", "empty", "archived"]

    #expect(report.features[0].missing == ["empty", "archived"])
    #expect(!report.isGood)
    #expect(page("index.html", report).contains("<li>Shelf must have empty, archived, and has not.</li>"))
    #expect(page("index.html", report).contains("<td class=\"lack\">missing<span class=\"hidden\"> empty</span></td>"))
    #expect(
      page("report.xml", report).contains(
        "<testsuite name=\"Shelf\" tests=\"4\" failures=\"2\" errors=\"0\">"))
    #expect(report.summary(in: "r").contains("\nShelf must have empty, archived, and has not."))
  }

  @Test func featuresWhoseNamesDifferByCaseHaveTwoPages() {
    let paths = ReportPages(report: report([]), changes: nil).files.map(\.path)

    #expect(paths.suffix(2) == ["features/Shelf.html", "features/shelf-2.html"])
  }
}
