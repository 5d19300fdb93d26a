import Foundation
import TopdownDisplay

/// What a person did to a screen, as a test that does the same and expects the log that came of it.
struct CopiedTest {
  private let entry: HostEntry
  private let showing: HostShowing
  private let frame: HostFrame

  init(of entry: HostEntry, as showing: HostShowing, frame: HostFrame) {
    self.entry = entry
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
      "// \(entry.name) is a preview: its boundaries are its own and write no log. Make it a scenario to test it."
    case .app: "// \(entry.name) is an app: it runs in real time, with live services. Open one of its scenarios to copy a test."
    case .scenario: "// The host does not say which type lists \(entry.name), so a test can't name it."
    }
  }

  /// The module and, inside of it, the type that lists the scenario.
  private var provider: (module: String, type: String)? {
    guard let parts = entry.provider?.split(separator: ".", maxSplits: 1), parts.count == 2 else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  private func test(_ provider: String) -> [String] {
    let scenario = "\(provider).scenarios.first { $0.name == \(SwiftLiteral.text(entry.name)) }"
    var lines = ["@Test @MainActor func \(name)() throws {", "  let log = ExecutionLog()"]
    lines += ["  let scenario = try #require(\(scenario))"]
    lines += notes.map { "  // \($0)" }
    lines += ["  let stage = Stage(\((["scenario.view(log: log)"] + appearance).joined(separator: ", ")))"]
    // Unused, the stage would be a warning; it settles when it is made.
    lines += frame.actions.isEmpty ? ["  try stage.settle()"] : [""]
    lines += frame.actions.map { action in
      "  " + (action.code ?? "// By hand: \(oneLine(action.text)). No call of the stage does it: write what stands for it.")
    }
    return lines + [""] + expectation + ["}"]
  }

  /// `shelfLoadedLeavesThisLog`
  private var name: String {
    let words = "\(entry.group) \(entry.name)".split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let start = joined.prefix(1).lowercased() + joined.dropFirst()
    return (joined.first?.isLetter == true ? start : "scenario\(joined)") + "LeavesThisLog"
  }

  /// What a test can't say.
  private var notes: [String] {
    var notes = showing.values.sorted { $0.key < $1.key }.map { name, text in
      "In the gallery \(name) was \(SwiftLiteral.text(text)): name that value in a scenario of its own."
    }
    if showing.appearance.reducesMotion { notes.append("In the gallery motion was reduced; a stage has no such setting.") }
    if frame.log.first?.kind == "dropped" { notes.append("The log was too long to keep: its beginning is missing below.") }
    if let failure = frame.failure { notes.append("It ended with: \(oneLine(failure))") }
    return notes
  }

  /// The arguments of a stage that is not the standard one.
  private var appearance: [String] {
    let shown = showing.appearance
    let standard = HostAppearance()
    var arguments: [String] = []
    if let size = shown.size { arguments.append("size: CGSize(width: \(size.width.plain), height: \(size.height.plain))") }
    if shown.colorScheme != standard.colorScheme { arguments.append("colorScheme: .\(shown.colorScheme.rawValue)") }
    if shown.locale != standard.locale { arguments.append("locale: Locale(identifier: \(SwiftLiteral.text(shown.locale)))") }
    if let direction { arguments.append("layoutDirection: .\(direction.rawValue)") }
    if shown.typeSize != standard.typeSize { arguments.append("dynamicTypeSize: .\(shown.typeSize.rawValue)") }
    if shown.contrast != standard.contrast { arguments.append("environment: { $0._colorSchemeContrast = .increased }") }
    return arguments
  }

  /// nil where it is from left to right.
  private var direction: HostAppearance.LayoutDirection? {
    let shown = showing.appearance
    let isReversed = Locale(identifier: shown.locale).language.characterDirection == .rightToLeft
    let direction = shown.layoutDirection ?? (isReversed ? .rightToLeft : .leftToRight)
    return direction == .leftToRight ? nil : direction
  }

  /// In the form that swift-format gives it.
  private var expectation: [String] {
    let events = frame.log.filter { $0.kind != "dropped" }.map { SwiftLiteral.text($0.line) }
    let line = "  #expect(log == [\(events.joined(separator: ", "))])"
    if line.count <= 100 { return [line] }
    return ["  #expect(", "    log == ["] + events.map { "      \($0)," } + ["    ])"]
  }

  private func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension CGFloat {
  /// `320`, not `320.0`.
  fileprivate var plain: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
