import TopdownDisplay

/// The files of a report, except for its pictures.
struct ReportPages {
  static let jsonName = "report.json"
  static let pictures = "pictures"
  static let changes = "changes"
  private static let features = "features"
  /// Everything at the top of a report's folder.
  static let all = [jsonName, "report.xml", "index.html", "style.css", pictures, changes, features]

  var report: Report
  var changes: ReportChanges?

  /// By their paths below the folder.
  var files: [(path: String, text: String)] {
    var names = SnapshotNames()
    let pages = report.features.map { feature in
      (feature: feature, path: "\(Self.features)/\(names.path(SnapshotNames.safe(feature.name))).html")
    }
    let paths = pages.map(\.path)
    return [
      ("index.html", ReportIndex(report: report, changes: changes, paths: paths).page.text),
      ("style.css", ReportStyle.text),
      (Self.jsonName, ScreenJSON.text(of: report) + "\n"),
      ("report.xml", ReportJUnit(report: report).document.text),
    ] + pages.map { ($0.path, ReportFeaturePage(report: report, feature: $0.feature).page.text) }
  }
}

/// What all pages have around them.
enum ReportFrame {
  /// - Parameters:
  ///   - root: From the page to the report's folder, such as `../`.
  ///   - isSearched: Whether the page's parts can be filtered.
  static func page(_ title: String, root: Markup, isSearched: Bool = false, footer: String, _ content: Markup) -> Markup {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="stylesheet" href="\(root)style.css">
    </head>
    <body>
    <a class="skip" href="#content">Skip to the content</a>
    \(content)
    <footer><p>Drawn with \(footer).</p></footer>
    \(isSearched ? search : "")
    </body>
    </html>

    """
  }

  /// The pages are whole without it: the field is shown by it, and hides what does not match.
  private static let search: Markup = """
    <script>
    const field = document.querySelector("#search");
    field.closest("form").hidden = false;
    field.closest("form").addEventListener("submit", event => event.preventDefault());
    field.addEventListener("input", () => {
      const wanted = field.value.trim().toLowerCase();
      let count = 0;
      for (const part of document.querySelectorAll("[data-words]")) {
        part.hidden = !part.dataset.words.toLowerCase().includes(wanted);
        if (!part.hidden) count += 1;
      }
      document.querySelector("#found").textContent = wanted ? `${count} found` : "";
    });
    </script>
    """

  static func badge(_ verdict: Report.Verdict) -> Markup {
    "<span class=\"badge \(verdict.rawValue)\">\(verdict.words)</span>"
  }
}
