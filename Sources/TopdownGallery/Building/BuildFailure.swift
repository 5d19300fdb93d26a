/// Why a package has no host: what happened, why, what to do next.
struct BuildFailure: Error, Equatable, CustomStringConvertible {
  var description: String
  /// Where the sources are wrong, as far as the compiler says.
  var problems: [SourceProblem] = []
  /// Whether the next save may mend it.
  var isOfSources = false

  static func noManifest(folder: String) -> BuildFailure {
    BuildFailure(
      description: """
        there is no Package.swift in \(folder)
        name the folder of a Swift package: --package-path <folder>
        """)
  }

  static func unreadableManifest(folder: String, output: String) -> BuildFailure {
    BuildFailure(
      description: """
        the manifest of \(folder) could not be read; SwiftPM says:
        \(output)
        """)
  }

  static func unreadableDescription(_ detail: String) -> BuildFailure {
    BuildFailure(
      description: """
        SwiftPM described the package in a form that this version of topdown does not know: \(detail)
        use the Swift version that topdown was built with, or a newer topdown
        """)
  }

  static func noTopdown(package: String) -> BuildFailure {
    BuildFailure(
      description: """
        no target of package '\(package)' depends on Topdown, and its sources are not above this command
        name their folder in TOPDOWN_PATH; or add .package(path: "…/topdown") to the package's dependencies, and
        .product(name: "Topdown", package: "topdown") to those of the targets that hold views
        """)
  }

  static func noLibraries(package: String, executables: [String]) -> BuildFailure {
    let why =
      executables.isEmpty
      ? "it has no Swift library target"
      : "its views are in executable targets (\(executables.joined(separator: ", "))), which cannot be linked into a host"
    return BuildFailure(
      description: """
        package '\(package)' has nothing to show: \(why)
        move the views, their scenarios and previews to a library target
        """)
  }

  static func otherManifestShape(file: String) -> BuildFailure {
    BuildFailure(
      description: """
        \(file) does not declare `let package = Package(…)`, so a host target cannot be added to a copy of it
        name the manifest's package `package`
        """)
  }

  static func compiler(_ errors: String) -> BuildFailure {
    BuildFailure(
      description: """
        the package does not build:
        \(errors)
        """,
      problems: SourceProblem.all(in: errors) { try? String(contentsOfFile: $0, encoding: .utf8) },
      isOfSources: true)
  }

  static func folder(_ path: String, reason: String) -> BuildFailure {
    BuildFailure(
      description: """
        the host's build folder \(path) could not be written: \(reason)
        make the package's .build folder writable, or remove it
        """)
  }

  static func noCommand(_ command: String, reason: String) -> BuildFailure {
    BuildFailure(
      description: """
        `\(command)` could not be started: \(reason)
        install Swift from swift.org and put its bin folder into PATH
        """)
  }
}
