/// Where a gallery's or a snapshot's host comes from, as it is typed.
enum HostArguments: Equatable {
  case package(path: String)
  case executable(path: String)
}

extension Option {
  static let host = Option.value("--host", "EXECUTABLE", "a host that is built already, in place of a package")
}

extension Arguments {
  /// The host asked for: of the package in the current folder where nothing is said.
  func host() throws(UsageError) -> HostArguments {
    switch (self["--package-path"], self["--host"]) {
    case (let path, nil): .package(path: path ?? ".")
    case (nil, let path?): .executable(path: path)
    case (.some, .some): throw UsageError("--package-path and --host exclude each other: a host comes from one of them")
    }
  }
}
