import TopdownDisplay

/// A feature's page: each scenario with what is given, done and expected, its evidence, and its pictures.
struct ReportFeaturePage {
  var report: Report
  var feature: Report.Feature

  var page: Markup {
    let scenarios = feature.scenarios.enumerated().map { scenario($1, number: $0 + 1) }
    let links = feature.scenarios.enumerated().map { index, scenario -> Markup in
      "<li><a href=\"#s\(index + 1)\">\(scenario.name)</a></li>"
    }
    return ReportFrame.page(
      "\(feature.name): \(report.title)", root: "../", footer: report.drawingVersion,
      """
      <header><p><a href="../index.html">\(report.title)</a></p><h1>\(feature.name)</h1>
      <nav aria-label="Scenarios"><ul class="contents">\(Markup(joining: links))</ul></nav></header>
      <main id="content">\(Markup(joining: scenarios))</main>
      """)
  }

  private func scenario(_ scenario: Report.Scenario, number: Int) -> Markup {
    """
    <section class="card" aria-labelledby="s\(number)">
    <h2 id="s\(number)">\(scenario.name) \(ReportFrame.badge(scenario.verdict))</h2>
    \(Self.location(scenario))
    <dl class="criterion">
    <dt>Given</dt><dd>\(feature.name), \(scenario.name)</dd>
    <dt>When</dt><dd>\(Self.ordered(scenario.steps, otherwise: "it is shown"))</dd>
    <dt>Then</dt><dd>\(Self.criterion(scenario))</dd>
    </dl>
    \(Self.evidence(scenario))
    <div class="pictures">\(Markup(joining: scenario.pictures.map { Self.picture($0, of: scenario) }))</div>
    \(Self.warnings(scenario))
    \(Markup(joining: Self.screens(scenario)))
    </section>
    """
  }

  private static func screens(_ scenario: Report.Scenario) -> [Markup] {
    let screens = scenario.screens
    return screens.map { screen in
      let place = screens.count == 1 ? "" : ": \(screen.variants.joined(separator: " "))"
      return "<details><summary>The screen as text\(place)</summary><pre tabindex=\"0\">\(screen.text)</pre></details>"
    }
  }

  private static func location(_ scenario: Report.Scenario) -> Markup {
    scenario.location.map { "<p class=\"location\"><code>\($0)</code></p>" } ?? ""
  }

  private static func criterion(_ scenario: Report.Scenario) -> Markup {
    guard let expected = scenario.expected else { return "<p class=\"quiet\">The scenario does not say what it must leave.</p>" }
    return ordered(expected, otherwise: "nothing crosses its boundaries", isCode: true)
  }

  /// The log that it left; where it is not what was expected, what lacks and what is too much.
  private static func evidence(_ scenario: Report.Scenario) -> Markup {
    guard scenario.pictures.contains(where: { $0.failure == nil }) else {
      return "<div class=\"evidence\"><h3>Evidence</h3><p class=\"quiet\">none, as it could not be shown</p></div>"
    }
    let log = ordered(scenario.log, otherwise: "nothing crossed its boundaries", isCode: true)
    guard let expected = scenario.expected, expected != scenario.log else {
      return "<div class=\"evidence\"><h3>Evidence</h3>\(log)</div>"
    }
    let difference = ScreenDifference(from: expected.joined(separator: "\n"), to: scenario.log.joined(separator: "\n"))
    return """
      <div class="evidence"><h3>Evidence</h3>\(log)
      <h4>Expected (−) and left (+)</h4><pre class="lines" tabindex="0">\(difference.description)</pre></div>
      """
  }

  private static func ordered(_ lines: [String], otherwise: String, isCode: Bool = false) -> Markup {
    guard !lines.isEmpty else { return "<p class=\"quiet\">\(otherwise)</p>" }
    let items = lines.map { line -> Markup in isCode ? "<li><code>\(line)</code></li>" : "<li>\(line)</li>" }
    return "<ol>\(Markup(joining: items))</ol>"
  }

  private static func picture(_ picture: Report.Picture, of scenario: Report.Scenario) -> Markup {
    guard let file = picture.file else {
      return """
        <figure class="failure"><pre tabindex="0">\(picture.failure ?? "")</pre>
        <figcaption>\(picture.variant): no picture</figcaption></figure>
        """
    }
    return """
      <figure><a href="../\(path: file)"><img loading="lazy" src="../\(path: file)" alt="\(scenario.id), \(picture.variant)" \
      width="\(Int(picture.width))" height="\(Int(picture.height))"></a><figcaption>\(picture.variant)</figcaption></figure>
      """
  }

  private static func warnings(_ scenario: Report.Scenario) -> Markup {
    guard !scenario.warnings.isEmpty else { return "" }
    let items = scenario.warnings.map { warning -> Markup in "<li>\(warning)</li>" }
    return "<h3>Warnings</h3><ul class=\"warnings\">\(Markup(joining: items))</ul>"
  }
}
