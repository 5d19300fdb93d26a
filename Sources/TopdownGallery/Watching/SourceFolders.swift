import Foundation

/// Where the sources of a package and of those that it depends on by path stand, as their manifests say.
actor SourceFolders {
  private struct Known {
    var manifests: SourceStamp
    var sources: [String]
    var packages: [String]
    /// Whether it depends on Topdown itself.
    var usesTopdown: Bool
  }

  nonisolated let package: String
  /// What SwiftPM says of the manifest in a folder, as `swift package dump-package` does.
  private let dump: @Sendable (String) async throws -> Data
  /// The folder of Topdown's sources, which a host is built from also where the package does not name them; nil where it is not known.
  private let checkout: String?
  /// Asked again only when a manifest has changed.
  private var known: [String: Known] = [:]

  init(package: String, checkout: String? = TopdownCheckout.path, dump: @escaping @Sendable (String) async throws -> Data) {
    self.package = package
    self.checkout = checkout
    self.dump = dump
  }

  /// How all of the sources are now. Throws `BuildFailure` where the package's manifest can't be read.
  func stamp() async throws -> SourceStamp {
    var stamp = SourceStamp()
    var seen: Set<String> = []
    var waiting = [package]
    while let folder = waiting.popLast() {
      guard seen.insert(folder).inserted else { continue }
      for file in Self.manifests(of: folder) { stamp.add(file: file) }
      let facts = try await facts(of: folder)
      for source in facts.sources { stamp.add(folder: source) }
      waiting += facts.packages
      if folder == package, !facts.usesTopdown, let checkout { waiting.append(checkout) }
    }
    stamp.add(file: package + "/Package.resolved")
    return stamp
  }

  private func facts(of folder: String) async throws -> Known {
    var manifests = SourceStamp()
    for file in Self.manifests(of: folder) { manifests.add(file: file) }
    if let known = known[folder], known.manifests == manifests { return known }
    let manifest: DumpedManifest
    do {
      manifest = try JSONDecoder().decode(DumpedManifest.self, from: try await dump(folder))
    } catch let error as DecodingError {
      throw BuildFailure.unreadableDescription(error.summary)
    }
    let facts = Known(
      manifests: manifests, sources: Self.sources(of: manifest, in: folder), packages: manifest.dependencies.compactMap(\.path),
      usesTopdown: manifest.topdownIdentity != nil)
    known[folder] = facts
    return facts
  }

  private static func manifests(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0 == "Package.swift" || ($0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")) }
      .map { folder + "/" + $0 }
  }

  /// The folders of the targets that are no tests; those that name none stand where SwiftPM looks by itself.
  private static func sources(of manifest: DumpedManifest, in folder: String) -> [String] {
    let targets = manifest.targets.filter { $0.type != "test" }
    let own = targets.compactMap(\.path).map { folder + "/" + $0 }
    let standard =
      targets.contains { $0.path == nil } ? ["Sources", "Source", "src", "srcs", "Plugins"].map { folder + "/" + $0 } : []
    return Array(Set(own + standard)).sorted()
  }
}
