import TopdownLock

/// A command's arguments, checked against what the command accepts.
struct Arguments: Equatable {
  /// An option as it was given.
  struct Given: Equatable {
    var name: String
    /// nil for a flag.
    var value: String?
  }

  private(set) var operands: [String] = []
  /// In the order in which they were given.
  private(set) var options: [Given] = []

  /// Options may stand anywhere, `--name=value` or `--name value`; after `--` all are operands.
  init(parsing words: [String], for command: CommandDescription) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        rest = []
      } else if word.hasPrefix("-") && word != "-" {
        try take(word, from: &rest, for: command)
      } else {
        operands.append(word)
      }
    }
    guard command.operand != nil || operands.isEmpty else {
      throw UsageError(
        "topdown \(command.name) takes no operand, and `\(operands[0])` is one; see topdown \(command.name) --help")
    }
  }

  func has(_ flag: String) -> Bool {
    options.contains { $0.name == flag }
  }

  subscript(option: String) -> String? {
    options.first { $0.name == option }?.value
  }

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>, for command: CommandDescription
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = command.options.first(where: { $0.name == parts[0] || $0.short == parts[0] }) else {
      throw unknown(parts[0], command)
    }
    let name = option.name
    guard option.isRepeatable || !has(name) else {
      throw UsageError("\(name) is given twice; topdown \(command.name) takes it once")
    }
    guard let placeholder = option.value else {
      guard parts.count == 1 else { throw UsageError("\(name) takes no value, and `\(parts[1])` is one") }
      options.append(Given(name: name))
      return
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty, parts.count == 2 || !value.hasPrefix("--")
    else {
      throw UsageError("\(name) needs a value: \(name) \(placeholder)")
    }
    options.append(Given(name: name, value: value))
  }

  private func unknown(_ name: String, _ command: CommandDescription) -> UsageError {
    let names = command.options.map(\.name)
    let accepted = "topdown \(command.name) accepts \(names.joined(separator: ", "))"
    guard let near = nearest(to: name, in: names) else { return UsageError("there is no option \(name): \(accepted)") }
    return UsageError("there is no option \(name), did you mean \(near)? \(accepted)")
  }
}
