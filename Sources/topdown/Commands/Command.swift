/// One word after `topdown`.
protocol Command: Sendable {
  var description: CommandDescription { get }

  /// Does the work, prints to the console, and answers with the exit code.
  func run(_ arguments: Arguments, _ console: Console) async throws -> Int32
}

extension Option {
  static let help = Option.flag("--help", "show this help")
  static let packagePath = Option.value("--package-path", "PATH", "the package's folder; the current one if left out")
}
