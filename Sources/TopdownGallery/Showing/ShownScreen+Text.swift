import Foundation
import TopdownDisplay

extension ShownScreen {
  /// The screen, line for line as a stage spells it, then the log with its times; on request where its state is, and what waits.
  public func text(showingSources: Bool = false) -> String {
    var sections = [ScreenText.of(semantics), section("log", logLines)]
    if showingSources {
      sections += [
        section("sources", sources.map { "\($0.owner).\($0.name) = \($0.value)" }),
        section(
          "values", values.map { "\($0.name) = \($0.text)\($0.options.isEmpty ? "" : ": \($0.options.joined(separator: ", "))")" }
        ),
        section("warnings", warnings),
        section("pending", clock.pending),
      ]
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// `isLoading true` behind the time at which it came, by the screen's own clock.
  private var logLines: [String] {
    let times = log.map { Self.time($0.seconds) }
    let width = times.map(\.count).max() ?? 0
    return zip(times, log).map { time, event in
      time + String(repeating: " ", count: width - time.count) + "  " + event.line
    }
  }

  private func section(_ name: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "\(name): none" }
    // What has several lines stays one entry.
    return ([name] + lines.map { "  " + $0.replacing("\n", with: "\n  ") }).joined(separator: "\n")
  }

  /// Seconds to a thousandth: `0 s`, `1.25 s`.
  private static func time(_ seconds: Double) -> String {
    let rounded = (seconds * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded)) s" : "\(rounded) s"
  }
}
