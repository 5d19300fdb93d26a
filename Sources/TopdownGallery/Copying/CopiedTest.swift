import Foundation
import TopdownDisplay

/// What a person did to a screen, as a test that does the same and expects the log that came of it.
struct CopiedTest {
  private let entry: HostEntry
  private let namesakes: Int
  private let showing: HostShowing
  private let frame: HostFrame

  /// - Parameter namesakes: how many scenarios of that name its provider lists before it.
  init(of entry: HostEntry, precededBy namesakes: Int = 0, as showing: HostShowing, frame: HostFrame) {
    self.entry = entry
    self.namesakes = namesakes
    self.showing = showing
    self.frame = frame
  }

  /// A whole file; a comment that says why where there can be no test.
  var text: String {
    guard entry.kind == .scenario, let provider else { return reason }
    let imports = ["SwiftUI", "Testing", "TopdownEvidence", "TopdownScenarios", "TopdownStage"].map { "import \($0)" }
    return (imports + ["", "@testable import \(provider.module)", ""] + test(provider.type)).joined(separator: "\n")
  }

  private var reason: String {
    switch entry.kind {
    case .preview:
      return "// \(entry.name) is a preview: its boundaries are its own and write no log. Make it a scenario to test it."
    case .app:
      return "// \(entry.name) is an app: it runs in real time, with live services. Open one of its scenarios to copy a test."
    case .scenario:
      guard let name = entry.provider, isHidden(name) else {
        return "// The host does not say which type lists \(entry.name), so a test can't name it."
      }
      let type = name.split(separator: ".").last ?? "a type"
      return "// \(type), which lists \(entry.name), is private, so a test can't name it. Make it internal to copy a test."
    }
  }

  /// The module and, inside of it, the type that lists the scenario.
  private var provider: (module: String, type: String)? {
    guard let name = entry.provider, !isHidden(name) else { return nil }
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }

  /// Swift spells `Module.(unknown context at $1f).Scenarios` for what is private or stands in a function.
  private func isHidden(_ type: String) -> Bool { type.contains("(unknown context at ") }

  private func test(_ provider: String) -> [String] {
    let body = body(provider)
    return ["@Test @MainActor func \(name(of: body))() throws {"] + body + ["}"]
  }

  private func body(_ provider: String) -> [String] {
    var lines = ["  let log = ExecutionLog(\(values))"]
    lines += ["  let scenario = try #require(\(provider).scenarios.\(place))"]
    lines += notes.map { "  // \($0)" }
    lines += ["  let stage = \(stage)"]
    // Unused, the stage would be a warning; it settles when it is made.
    lines += frame.actions.isEmpty ? ["  try stage.settle()"] : [""]
    lines += frame.actions.map { action in
      "  " + (action.code ?? "// By hand: \(oneLine(action.text)). No call of the stage does it: write what stands for it.")
    }
    return lines + [""] + expectation
  }

  /// Where the scenario stands among those of its provider.
  private var place: String {
    let isIt = "{ $0.name == \(SwiftLiteral.text(entry.name)) }"
    return namesakes == 0 ? "first \(isIt)" : "filter \(isIt).dropFirst(\(namesakes)).first"
  }

  /// `shelfLoadedLeavesThisLog3F2A`: the last digits are of what is done and expected, so that two copies may stand in one file.
  private func name(of body: [String]) -> String {
    let words = "\(entry.group) \(entry.name)".split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let start = joined.prefix(1).lowercased() + joined.dropFirst()
    var hash = FNVHash()
    hash.add(body.joined(separator: "\n").utf8)
    return (joined.first?.isLetter == true ? start : "scenario\(joined)") + "LeavesThisLog\(hash.text.suffix(4).uppercased())"
  }

  /// What a test can't say.
  private var notes: [String] {
    var notes: [String] = []
    if frame.log.droppedCount > 0 { notes.append("The log was too long to keep: its beginning is missing below.") }
    if let failure = frame.failure { notes.append("It ended with: \(oneLine(failure))") }
    return notes
  }

  /// The plain values that were changed, as the log's argument.
  private var values: String {
    let values = showing.values.sorted { $0.key < $1.key }.map { "\(SwiftLiteral.text($0)): \(SwiftLiteral.text($1))" }
    return values.isEmpty ? "" : "values: [\(values.joined(separator: ", "))]"
  }

  /// The stage, looked at as the screen was.
  private var stage: String {
    let appearance = CopiedAppearance(showing.appearance)
    let arguments = (["scenario.view(log: log)"] + appearance.arguments).joined(separator: ", ")
    return appearance.canFail ? "try Stage(\(arguments))" : "Stage(\(arguments))"
  }

  /// In the form that swift-format gives it.
  private var expectation: [String] {
    let events = frame.log.kept.map { SwiftLiteral.text($0.line) }
    let line = "  #expect(log == [\(events.joined(separator: ", "))])"
    if line.count <= 100 { return [line] }
    return ["  #expect(", "    log == ["] + events.map { "      \($0)," } + ["    ])"]
  }

  private func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }
}
