import TopdownGallery

extension Option {
  static let noServe = Option.flag("--no-serve", "build and start a host for this one answer, without a server in the background")
  static let stale = Option.flag("--stale", "where sources changed since the last build, answer from that one")
  static let host = Option.value("--host", "EXECUTABLE", "a host that is built already, in place of a package")
}

extension Arguments {
  /// Who answers for a screen: the package's server where nothing else is said.
  func asking() throws(UsageError) -> Asking {
    Asking(try hostSource(), isServed: !has("--no-serve"), isStale: has("--stale"))
  }

  /// Where the host comes from: the package in the current folder where nothing is said.
  func hostSource() throws(UsageError) -> HostSource {
    switch (self["--package-path"], self["--host"]) {
    case (let path, nil): .package(path: path ?? ".")
    case (nil, let path?): .executable(path: path)
    case (.some, .some): throw UsageError("--package-path and --host exclude each other: a host comes from one of them")
    }
  }
}
