/// One option of a command: `--update`, or `--port N` where it takes a value.
struct Option: Equatable {
  let name: String
  /// What the value stands for in the help; nil for a flag.
  let value: String?
  let help: String
  /// Another name, `-o` of `--output`.
  var short: String?
  /// Whether it may be given more than once.
  var isRepeatable = false

  static func flag(_ name: String, _ help: String) -> Option {
    Option(name: name, value: nil, help: help)
  }

  static func value(_ name: String, _ value: String, short: String? = nil, _ help: String) -> Option {
    Option(name: name, value: value, help: help, short: short)
  }

  /// The same option, which may be given more than once; the order is kept.
  var repeatable: Option {
    Option(name: name, value: value, help: help, short: short, isRepeatable: true)
  }

  /// `--port N`
  var usage: String {
    (short.map { "\($0), " } ?? "") + (value.map { "\(name) \($0)" } ?? name)
  }
}
