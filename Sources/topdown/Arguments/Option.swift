/// One option of a command: `--update`, or `--port N` where it takes a value.
struct Option: Equatable {
  let name: String
  /// What the value stands for in the help; nil for a flag.
  let value: String?
  let help: String
  /// Whether it may be given more than once.
  var isRepeatable = false

  static func flag(_ name: String, _ help: String) -> Option {
    Option(name: name, value: nil, help: help)
  }

  static func value(_ name: String, _ value: String, _ help: String) -> Option {
    Option(name: name, value: value, help: help)
  }

  /// The same option, which may be given more than once; the order is kept.
  var repeatable: Option {
    Option(name: name, value: value, help: help, isRepeatable: true)
  }

  /// `--port N`
  var usage: String {
    value.map { "\(name) \($0)" } ?? name
  }
}
