import Foundation

/// The part of `swift package dump-package` that tells what depends on what.
struct DumpedManifest: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String?
    /// Relative to the package; nil where SwiftPM's own places hold.
    var path: String?
    var dependencies: [TargetDependency]

    func uses(product: String) -> Bool {
      dependencies.contains { $0.name == product }
    }
  }

  /// `{"product": [name, package, …]}`, `{"byName": [name, condition]}` or `{"target": [name, condition]}`.
  struct TargetDependency: Decodable {
    var name: String
    var package: String?

    private enum Kind: String, CodingKey { case product, byName, target }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Kind.self)
      if container.contains(.product) {
        var parts = try container.nestedUnkeyedContainer(forKey: .product)
        name = try parts.decode(String.self)
        package = try parts.decodeIfPresent(String.self)
      } else {
        var parts = try container.nestedUnkeyedContainer(forKey: container.contains(.byName) ? .byName : .target)
        name = try parts.decode(String.self)
      }
    }
  }

  /// `{"fileSystem": [{"identity": …, "path": …}]}` and the like.
  struct PackageDependency: Decodable {
    struct Source: Decodable {
      var identity: String
      var path: String?
    }

    var identity: String
    /// The folder of a package that lies on this machine and may be edited.
    var path: String?

    init(from decoder: any Decoder) throws {
      let sources = try [String: [Source]](from: decoder)
      guard let source = sources.values.first?.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a source"))
      }
      identity = source.identity
      path = sources["fileSystem"] == nil ? nil : source.path
    }
  }

  /// `{"_version": "6.2.0"}`
  struct ToolsVersion: Decodable {
    var _version: String

    func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
      let parts = _version.split(separator: ".").compactMap { Int($0) } + [0, 0]
      return (parts[0], parts[1]) >= (major, minor)
    }
  }

  var name: String
  var toolsVersion: ToolsVersion?
  var dependencies: [PackageDependency]
  var targets: [Target]

  /// The package that the targets name beside one of Topdown's products.
  var topdownIdentity: String? {
    let products: Set = ["Topdown", "TopdownTesting"]
    let used = targets.flatMap(\.dependencies).filter { products.contains($0.name) }
    guard !used.isEmpty else { return nil }
    return used.lazy.compactMap(\.package).first
      ?? dependencies.map(\.identity).first { $0 == "topdown" }
      ?? (dependencies.count == 1 ? dependencies[0].identity : nil)
  }
}

/// The part of `swift package describe --type json` that tells what a target is.
struct DescribedPackage: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var moduleType: String
    var moduleName: String
    /// Inside of the package.
    var path: String?

    private enum CodingKeys: String, CodingKey {
      case name, type, path
      case moduleType = "module_type"
      case moduleName = "c99name"
    }
  }

  var targets: [Target]
}
