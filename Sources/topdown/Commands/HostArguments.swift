import TopdownGallery

extension Option {
  static let host = Option.value("--host", "EXECUTABLE", "a host that is built already, in place of a package")
}

extension Arguments {
  /// Where the host comes from: the package in the current folder where nothing is said.
  func hostSource() throws(UsageError) -> HostSource {
    switch (self["--package-path"], self["--host"]) {
    case (let path, nil): .package(path: path ?? ".")
    case (nil, let path?): .executable(path: path)
    case (.some, .some): throw UsageError("--package-path and --host exclude each other: a host comes from one of them")
    }
  }
}
