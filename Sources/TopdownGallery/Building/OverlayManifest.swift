import Foundation

/// The user's manifest with one executable target appended: the host.
struct OverlayManifest {
  static let hostTarget = "TopdownHostMain"

  var facts: PackageFacts
  /// The absolute path of the user's package.
  var packageFolder: String

  /// The text of the overlay's manifest; `original` is the user's, which stays as it is, tools version first.
  func manifest(extending original: String, file: String) throws -> String {
    guard original.contains(/(?m)^\s*(?:let|var)\s+package\b/) else { throw BuildFailure.otherManifestShape(file: file) }
    let libraries = facts.libraries.map { "      .target(name: \(literal($0.name)))," }.joined(separator: "\n")
    let traits = facts.hasTraits ? ", traits: dependency.traits" : ""
    return original.trimmingCharacters(in: .newlines) + """


      // Added by `topdown`: the user's manifest, and a host for what its libraries show.

      // Relative paths are meant from the user's package, not from this copy of its manifest.
      package.dependencies = package.dependencies.map { dependency in
        guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/"), !path.hasPrefix("~") else {
          return dependency
        }
        let absolute = \(literal(packageFolder + "/")) + path
        if let name { return .package(name: name, path: absolute\(traits)) }
        return .package(path: absolute\(traits))
      }

      package.targets.append(
        .executableTarget(
          name: \(literal(Self.hostTarget)),
          dependencies: [
      \(libraries)
            .product(name: "TopdownHost", package: \(literal(facts.topdownIdentity))),
          ],
          path: \(literal(Self.hostTarget))))

      """
  }

  /// The host's `main.swift`: every library is imported, so that its records are linked.
  var main: String {
    let imports = (facts.libraries.map(\.module) + ["TopdownHost"]).sorted().map { "import \($0)\n" }.joined()
    return "// Written by `topdown`; do not edit.\n\(imports)\nHostMain.run()\n"
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
