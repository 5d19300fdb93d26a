import TopdownDisplay

/// The first page: figures, what changed, the vocabulary, all features, warnings.
struct ReportIndex {
  var report: Report
  var changes: ReportChanges?
  /// Of the features' pages.
  var paths: [String]

  var page: Markup {
    ReportFrame.page(
      "\(report.title): report", root: "", isSearched: true, footer: report.drawingVersion,
      """
      <header><h1>\(report.title)</h1>
      <p class="lead">What it shows and does, scenario by scenario.</p></header>
      <main id="content">
      \(figures)
      \(changed)
      \(coverage)
      \(features)
      \(warnings)
      \(symbols)
      \(unseen)
      </main>
      """)
  }

  private var figures: Markup {
    let failed = report.criteria.count { $0.verdict != .passed }
    let pictures = report.scenarios.flatMap(\.pictures)
    let broken = pictures.count { $0.failure != nil }
    var figures = [
      Self.figure(report.features.count, "feature"), Self.figure(report.scenarios.count, "scenario"),
      (number: "\(report.criteria.count - failed) of \(report.criteria.count)", name: "criteria hold", isBad: failed > 0),
      Self.figure(pictures.count - broken, "picture"),
    ]
    if broken > 0 { figures.append(("\(broken)", "not drawn", true)) }
    let missing = report.features.reduce(0) { $0 + $1.missing.count }
    if missing > 0 { figures.append(("\(missing)", "states missing", true)) }
    figures.append(Self.figure(report.scenarios.flatMap(\.warnings).count, "warning"))
    if let changes { figures.append(Self.figure(changes.count, "change")) }
    let items = figures.map { figure -> Markup in
      "<li class=\"\(figure.isBad ? "bad" : "good")\"><strong>\(figure.number)</strong> \(figure.name)</li>"
    }
    return "<ul class=\"figures\" aria-label=\"Figures\">\(Markup(joining: items))</ul>"
  }

  private static func figure(_ count: Int, _ name: String) -> (number: String, name: String, isBad: Bool) {
    ("\(count)", count == 1 ? name : name + "s", false)
  }

  // MARK: What changed

  private var changed: Markup {
    guard let changes else { return "" }
    guard !changes.isEmpty else {
      return
        "<section><h2>What changed</h2><p>Nothing: pictures, texts, logs and criteria are those of the other report.</p></section>"
    }
    var parts: [Markup] = []
    if !changes.added.isEmpty { parts.append("<h3>New</h3>\(list(changes.added))") }
    if !changes.removed.isEmpty { parts.append("<h3>Gone</h3>\(list(changes.removed))") }
    if !changes.requirements.isEmpty {
      let items = changes.requirements.map { line -> Markup in "<li>\(line)</li>" }
      parts.append("<h3>Required</h3><ul>\(Markup(joining: items))</ul>")
    }
    parts += changes.changed.map(change)
    return "<section aria-labelledby=\"changes\"><h2 id=\"changes\">What changed</h2>\(Markup(joining: parts))</section>"
  }

  private func change(_ change: ReportChanges.Change) -> Markup {
    var parts: [Markup] = change.pictures.map { picture in
      guard let file = picture.file else { return "<p>\(picture.variant): \(picture.text)</p>" }
      return """
        <figure class="difference"><a href="\(path: file)"><img loading="lazy" src="\(path: file)" \
        alt="\(change.scenario.id), \(picture.variant): before, after, and where it changed"></a>
        <figcaption><b>\(picture.variant)</b> \(picture.text). Before, after, and where it changed.</figcaption></figure>
        """
    }
    if let verdict = change.verdict { parts.append("<p>\(verdict)</p>") }
    if let criterion = change.criterion { parts.append("<h4>Criterion</h4>\(Self.lines(criterion))") }
    parts += change.screens.map { screen in "<h4>Screen: \(screen.variants.joined(separator: " "))</h4>\(Self.lines(screen.text))"
    }
    if let log = change.log { parts.append("<h4>Log</h4>\(Self.lines(log))") }
    return """
      <article class="card" data-words="\(change.scenario.id)"><h3>\(link(to: change.scenario))</h3>
      \(Markup(joining: parts))</article>
      """
  }

  private static func lines(_ text: String) -> Markup {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Markup in
      switch line.first {
      case "-": "<del>\(String(line))</del>"
      case "+": "<ins>\(String(line))</ins>"
      default: "<span>\(String(line))</span>"
      }
    }
    return "<pre class=\"lines\" tabindex=\"0\">\(Markup(joining: lines))</pre>"
  }

  // MARK: The vocabulary

  private var coverage: Markup {
    let columns = Report.vocabulary.map { name -> Markup in "<th scope=\"col\">\(name)</th>" }
    let rows = zip(report.features, paths).map { feature, path -> Markup in
      let cells = Report.vocabulary.map { Self.cell($0, of: feature) }
      let others = feature.scenarios.count { !Report.vocabulary.contains($0.name) }
      return """
        <tr data-words="\(feature.name)"><th scope="row"><a href="\(path: path)">\(feature.name)</a></th>
        \(Markup(joining: cells))<td>\(others == 0 ? "" : "\(others)")</td></tr>
        """
    }
    return """
      <section aria-labelledby="coverage"><h2 id="coverage">States that are covered</h2>\(missing)
      <div class="wide" tabindex="0" role="region" aria-labelledby="coverage"><table>
      <thead><tr><th scope="col">Feature</th>\(Markup(joining: columns))<th scope="col">others</th></tr></thead>
      <tbody>\(Markup(joining: rows))</tbody></table></div></section>
      """
  }

  private static func cell(_ word: String, of feature: Report.Feature) -> Markup {
    if feature.words.contains(word) {
      return "<td class=\"yes\"><span aria-hidden=\"true\">●</span><span class=\"hidden\">has \(word)</span></td>"
    }
    if feature.missing.contains(word) { return "<td class=\"lack\">missing<span class=\"hidden\"> \(word)</span></td>" }
    return "<td class=\"no\"><span aria-hidden=\"true\">·</span><span class=\"hidden\">no \(word)</span></td>"
  }

  /// What features say that they must have, and have not.
  private var missing: Markup {
    let lacking = report.features.filter { !$0.missing.isEmpty }
    guard !lacking.isEmpty else { return "" }
    let items = lacking.map { feature -> Markup in
      "<li>\(feature.name) must have \(feature.missing.joined(separator: ", ")), and has not.</li>"
    }
    return "<ul class=\"missing\">\(Markup(joining: items))</ul>"
  }

  // MARK: Features

  private var features: Markup {
    let cards = zip(report.features, paths).map { feature, path -> Markup in
      let words = ([feature.name] + feature.scenarios.map(\.name)).joined(separator: " ")
      let scenarios = feature.scenarios.enumerated().map { index, scenario -> Markup in
        """
        <li><a href="\(path: path)#s\(index + 1)">\(Self.thumbnail(scenario))<span>\(scenario.name)</span></a> \
        \(ReportFrame.badge(scenario.verdict))</li>
        """
      }
      return """
        <article class="card" data-words="\(words)"><h3><a href="\(path: path)">\(feature.name)</a></h3>
        <ul class="scenarios">\(Markup(joining: scenarios))</ul></article>
        """
    }
    return """
      <section aria-labelledby="features"><h2 id="features">Features</h2>
      <form role="search" hidden><label for="search">Find a feature or a scenario</label>
      <input id="search" type="search" autocomplete="off"> <output id="found" for="search"></output></form>
      \(Markup(joining: cards))</section>
      """
  }

  private static func thumbnail(_ scenario: Report.Scenario) -> Markup {
    guard let picture = scenario.pictures.first(where: { $0.file != nil }), let file = picture.file else {
      return "<span class=\"blank\"></span>"
    }
    return
      "<img loading=\"lazy\" src=\"\(path: file)\" alt=\"\" width=\"\(Int(picture.width))\" height=\"\(Int(picture.height))\">"
  }

  // MARK: Warnings

  private var warnings: Markup {
    let warned = report.scenarios.filter { !$0.warnings.isEmpty }
    guard !warned.isEmpty else { return "" }
    let items = warned.flatMap { scenario in
      scenario.warnings.map { warning -> Markup in "<li>\(link(to: scenario)): \(warning)</li>" }
    }
    return """
      <section aria-labelledby="warnings"><h2 id="warnings">Warnings</h2>
      <ul class="warnings">\(Markup(joining: items))</ul></section>
      """
  }

  private var symbols: Markup {
    let names = Set(report.scenarios.flatMap(\.pictures).flatMap(\.unmappedSymbols)).sorted()
    guard !names.isEmpty else { return "" }
    return """
      <section aria-labelledby="symbols"><h2 id="symbols">Symbols without an icon</h2>
      <p>Drawn as boxes with their names: \(names.joined(separator: ", ")).</p></section>
      """
  }

  private var unseen: Markup {
    guard let lines = report.unseen, !lines.isEmpty else { return "" }
    let items = lines.map { line -> Markup in "<li>\(line)</li>" }
    return """
      <section aria-labelledby="unseen"><h2 id="unseen">Not shown</h2>
      <ul class="warnings">\(Markup(joining: items))</ul></section>
      """
  }

  // MARK: Links

  private func list(_ ids: [String]) -> Markup {
    let items = ids.map { id -> Markup in
      if let scenario = report.scenarios.first(where: { $0.id == id }) { return "<li>\(link(to: scenario))</li>" }
      return "<li>\(id)</li>"
    }
    return "<ul>\(Markup(joining: items))</ul>"
  }

  private func link(to scenario: Report.Scenario) -> Markup {
    for (feature, path) in zip(report.features, paths) {
      if let index = feature.scenarios.firstIndex(where: { $0.id == scenario.id }) {
        return "<a href=\"\(path: path)#s\(index + 1)\">\(scenario.id)</a>"
      }
    }
    return "\(scenario.id)"
  }
}
