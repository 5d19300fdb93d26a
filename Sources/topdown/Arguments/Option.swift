/// One option of a command: `--update`, or `--port N` where it takes a value.
struct Option: Equatable {
  let name: String
  /// What the value stands for in the help; nil for a flag.
  let value: String?
  let help: String

  static func flag(_ name: String, _ help: String) -> Option {
    Option(name: name, value: nil, help: help)
  }

  static func value(_ name: String, _ value: String, _ help: String) -> Option {
    Option(name: name, value: value, help: help)
  }

  /// `--port N`
  var usage: String {
    value.map { "\(name) \($0)" } ?? name
  }
}
