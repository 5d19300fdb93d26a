import TopdownDisplay

extension Option {
  /// What is done to a screen, in the order in which it is given.
  static let steps: [Option] = [
    value("--tap", "LABEL", "press what has the label").repeatable,
    value("--type", "FIELD=TEXT", "type behind what a field holds").repeatable,
    value("--clear", "FIELD", "empty a field").repeatable,
    value("--swipe", "ROW=ACTION", "reveal the actions at the trailing edge of a row, and press one").repeatable,
    flag("--refresh", "pull to refresh").repeatable,
    value("--scroll-to", "LABEL", "scroll until it is on the screen").repeatable,
    value("--advance", "TIME", "let the clock run: 500ms, 2s, 1.5m, 3h").repeatable,
  ]
}

extension Arguments {
  /// The steps that were given, in order.
  func steps() throws(UsageError) -> [HostStep] {
    var steps: [HostStep] = []
    for option in options {
      if let step = try Self.step(option.name, option.value ?? "") { steps.append(step) }
    }
    return steps
  }

  /// `--set NAME=VALUE`, the last one of a name.
  func plainValues() throws(UsageError) -> [String: String] {
    var values: [String: String] = [:]
    for option in options where option.name == "--set" {
      let (name, value) = try Self.pair(option.value ?? "", of: "--set NAME=VALUE")
      values[name] = value
    }
    return values
  }

  /// The name of a variant that there is; empty where none is given.
  func variant() throws(UsageError) -> String {
    do {
      return try self["--variant"].map { try Variant($0).name } ?? ""
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// nil for an option that is no step.
  private static func step(_ name: String, _ value: String) throws(UsageError) -> HostStep? {
    switch name {
    case "--tap": return .tap(value)
    case "--type":
      let (field, text) = try pair(value, of: "--type FIELD=TEXT")
      return .type(text, into: field)
    case "--clear": return .clear(value)
    case "--swipe":
      let (row, action) = try pair(value, of: "--swipe ROW=ACTION")
      return .swipe(row, action: action)
    case "--refresh": return .refresh
    case "--scroll-to": return .scrollTo(value)
    case "--advance":
      guard let seconds = DurationText.seconds(value) else {
        throw UsageError("--advance takes a time such as 500ms, 2s, 1.5m or 3h, and `\(value)` is none")
      }
      return .advance(seconds: seconds)
    default: return nil
    }
  }

  /// What stands before and behind the first `=`.
  private static func pair(_ text: String, of grammar: String) throws(UsageError) -> (String, String) {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw UsageError("`\(text)` has no name before a `=`: \(grammar)")
    }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }
}
