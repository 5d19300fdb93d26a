/// The verdicts as JUnit writes them, for what reads test results.
struct ReportJUnit {
  var report: Report

  var document: Markup {
    let suites = report.features.map(suite)
    let tests = report.features.map(count).reduce(0, +)
    let failed = report.features.map(failures).reduce(0, +)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(report.title)" tests="\(tests)" failures="\(failed)" \
      errors="\(errors(report.scenarios))">
      \(Markup(joining: suites))
      </testsuites>

      """
  }

  private func suite(_ feature: Report.Feature) -> Markup {
    """
    <testsuite name="\(feature.name)" tests="\(count(feature))" failures="\(failures(feature))" \
    errors="\(errors(feature.scenarios))">
    \(Markup(joining: feature.scenarios.map { testCase($0, in: feature) } + feature.missing.map { missing($0, in: feature) }))
    </testsuite>
    """
  }

  private func testCase(_ scenario: Report.Scenario, in feature: Report.Feature) -> Markup {
    """
    <testcase classname="\(feature.name)" name="\(scenario.name)">\(outcome(scenario))\
    <system-out>\(scenario.log.joined(separator: "\n"))</system-out></testcase>
    """
  }

  private func missing(_ name: String, in feature: Report.Feature) -> Markup {
    """
    <testcase classname="\(feature.name)" name="\(name)">\
    <failure message="the feature must have this scenario, and has not"></failure></testcase>
    """
  }

  private func outcome(_ scenario: Report.Scenario) -> Markup {
    switch scenario.verdict {
    case .passed, .shown: return ""
    case .failed:
      let expected = (scenario.expected ?? []).joined(separator: "\n")
      return "<failure message=\"the log is not what the scenario must leave\">expected:\n\(expected)</failure>"
    case .broken:
      let reasons = scenario.pictures.compactMap { picture in picture.failure.map { "\(picture.variant): \($0)" } }
      return "<error message=\"the scenario could not be shown\">\(reasons.joined(separator: "\n"))</error>"
    }
  }

  private func count(_ feature: Report.Feature) -> Int { feature.scenarios.count + feature.missing.count }

  private func failures(_ feature: Report.Feature) -> Int {
    feature.scenarios.count { $0.verdict == .failed } + feature.missing.count
  }

  private func errors(_ scenarios: [Report.Scenario]) -> Int { scenarios.count { $0.verdict == .broken } }
}
