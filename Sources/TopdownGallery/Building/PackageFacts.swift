import Foundation

/// What the host builder needs to know of a user's package, from what SwiftPM says about it.
struct PackageFacts: Equatable {
  struct Library: Equatable {
    var name: String
    /// The name that `import` takes: SwiftPM replaces what an identifier cannot hold.
    var module: String
  }

  /// A Swift target that is no part of a host.
  struct Outsider: Equatable {
    var name: String
    var reason: UnseenTarget.Reason
    /// Inside of the package.
    var path: String
  }

  var name: String
  /// The Swift library targets that a host can show, by name.
  var libraries: [Library]
  /// The name under which the package's manifest refers to Topdown, or its copy does.
  var topdownIdentity: String
  /// The folder of Topdown's sources, where the package does not depend on it itself; nil where it does.
  var addedTopdown: String?
  /// The targets that depend on the product `Topdown`, or whose copies do.
  var users: [String]
  /// The folders of targets, inside of the package.
  var sources: [String: String]
  /// Whether dependencies have traits, which came with tools version 6.1.
  var hasTraits: Bool
  /// Those whose previews and scenarios cannot be linked into a host, by name.
  var outsiders: [Outsider]

  /// Reads `swift package dump-package` and `swift package describe --type json`.
  ///
  /// - Parameter checkout: The folder of Topdown's sources, to be added where the package does not depend on them.
  /// - Throws: `BuildFailure` where the package cannot have a host.
  init(dumped: Data, described: Data, checkout: String? = nil) throws {
    let manifest: DumpedManifest
    let package: DescribedPackage
    do {
      manifest = try JSONDecoder().decode(DumpedManifest.self, from: dumped)
      package = try JSONDecoder().decode(DescribedPackage.self, from: described)
    } catch {
      throw BuildFailure.unreadableDescription("\(error)")
    }

    name = manifest.name
    hasTraits = manifest.toolsVersion?.isAtLeast(6, 1) ?? false
    if let identity = manifest.topdownIdentity {
      topdownIdentity = identity
    } else if let checkout {
      // As SwiftPM calls a package by its path.
      topdownIdentity = URL(fileURLWithPath: checkout).lastPathComponent.lowercased()
      addedTopdown = checkout
    } else {
      throw BuildFailure.noTopdown(package: manifest.name)
    }
    // A helper for tests links a test library, which has no place in a host.
    let testHelpers = Set(manifest.targets.filter { $0.uses(product: "TopdownTesting") }.map(\.name))
    libraries = package.targets
      .filter { $0.type == "library" && $0.moduleType == "SwiftTarget" && !testHelpers.contains($0.name) }
      .map { Library(name: $0.name, module: $0.moduleName) }
      .sorted { $0.name < $1.name }
    let declared = Set(manifest.targets.filter { $0.uses(product: "Topdown") }.map(\.name))
    let names = libraries.map(\.name)
    users = manifest.topdownIdentity == nil ? names : names.filter(declared.contains)
    sources = Dictionary(
      package.targets.compactMap { target in target.path.map { (target.name, $0) } }, uniquingKeysWith: { first, _ in first })
    outsiders = package.targets
      .filter { $0.moduleType == "SwiftTarget" }
      .compactMap { target in
        let reason = testHelpers.contains(target.name) && target.type == "library" ? .testHelper : Outsider.reasons[target.type]
        guard let reason, let path = target.path else { return nil }
        return Outsider(name: target.name, reason: reason, path: path)
      }
      .sorted { $0.name < $1.name }
    guard !libraries.isEmpty else {
      let executables = package.targets.filter { $0.type == "executable" }.map(\.name).sorted()
      throw BuildFailure.noLibraries(package: manifest.name, executables: executables)
    }
  }
}

extension PackageFacts.Outsider {
  /// By what SwiftPM calls a target's type.
  fileprivate static let reasons: [String: UnseenTarget.Reason] = ["executable": .executable, "test": .test]
}
