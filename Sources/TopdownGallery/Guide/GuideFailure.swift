/// Why a package gets no guide: what happened, why, what to do next.
struct GuideFailure: Error, Equatable, CustomStringConvertible {
  var description: String

  static func halfSection(missing marker: String) -> GuideFailure {
    GuideFailure(
      description: """
        AGENTS.md has one of the two lines around the section of topdown, but not \(marker)
        remove what is left of the section and run `topdown init` again
        """)
  }

  static func noTopdown(folder: String) -> GuideFailure {
    GuideFailure(
      description: """
        the package in \(folder) does not use Topdown, so there are no screens to teach
        add .package(path: "…/topdown") to its dependencies and .product(name: "Topdown", package: "topdown") to those of the targets
        that hold views, and run `topdown init` again
        """)
  }

  static func file(_ path: String, reason: String) -> GuideFailure {
    GuideFailure(description: "\(path) could not be read or written: \(reason)")
  }
}
