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
    let observers = facts.users.filter { facts.needsCombine($0, in: packageFolder) }
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

      \(addition)\(combine(for: observers))package.targets.append(
        .executableTarget(
          name: \(literal(Self.hostTarget)),
          dependencies: [
      \(libraries)
            .product(name: "TopdownHost", package: \(literal(facts.topdownIdentity))),
          ],
          path: \(literal(Self.hostTarget))))

      """
  }

  /// The dependency that the user's manifest lacks.
  private var addition: String {
    guard let path = facts.addedTopdown else { return "" }
    return """
      package.dependencies.append(.package(path: \(literal(path))))
      for target in package.targets where [\(list(facts.users))].contains(target.name) {
        target.dependencies.append(.product(name: "Topdown", package: \(literal(facts.topdownIdentity))))
      }


      """
  }

  /// On Apple's systems Foundation brings `ObservableObject`; here a file that imports nothing else has to be helped.
  private func combine(for targets: [String]) -> String {
    guard !targets.isEmpty else { return "" }
    return """
      for target in package.targets where [\(list(targets))].contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Combine"])]
      }


      """
  }

  private func list(_ names: [String]) -> String { names.map(literal).joined(separator: ", ") }

  /// The host's `main.swift`: every library is imported, so that its records are linked.
  var main: String {
    let imports = (facts.libraries.map(\.module) + ["TopdownHost"]).sorted().map { "import \($0)\n" }.joined()
    // In the language mode of the user's package, which may be 5.
    return "// Written by `topdown`; do not edit.\n\(imports)\nMainActor.assumeIsolated { HostMain.run() }\n"
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
