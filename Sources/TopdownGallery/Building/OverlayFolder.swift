import Foundation

/// The overlay package on disk: the user's files by symbolic link, a manifest and a `main.swift` of its own.
///
/// Nothing is written that is already right, so that the next build is incremental.
struct OverlayFolder {
  /// The user's package; absolute, without symbolic links.
  var package: URL
  var overlay: URL

  private static let ownEntries: Set = [".build", OverlayManifest.hostTarget, "Package.resolved"]

  init(package: URL) {
    self.package = package.standardizedFileURL.resolvingSymlinksInPath()
    overlay = self.package.appendingPathComponent(".build/topdown-host")
  }

  func write(_ manifest: OverlayManifest) throws {
    do {
      try FileManager.default.createDirectory(
        at: overlay.appendingPathComponent(OverlayManifest.hostTarget), withIntermediateDirectories: true)
      let entries = try FileManager.default.contentsOfDirectory(atPath: package.path)
      try link(entries.filter { !Self.isManifest($0) && !Self.ownEntries.contains($0) && $0 != ".git" })
      for name in entries where Self.isManifest(name) {
        let file = package.appendingPathComponent(name)
        let text = try manifest.manifest(extending: String(contentsOf: file, encoding: .utf8), file: file.path)
        try write(text, to: name)
      }
      try write(manifest.main, to: OverlayManifest.hostTarget + "/main.swift")
      try copyResolvedVersions()
    } catch let failure as BuildFailure {
      throw failure
    } catch {
      throw BuildFailure.folder(overlay.path, reason: error.localizedDescription)
    }
  }

  /// `Package.swift`, or one for a version of Swift, such as `Package@swift-6.2.swift`.
  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }

  /// Links what the package has, and forgets what it no longer has.
  private func link(_ wanted: [String]) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: overlay.path) {
      let entry = overlay.appendingPathComponent(name)
      let isStaleLink = (try? files.destinationOfSymbolicLink(atPath: entry.path)) != nil && !wanted.contains(name)
      let isStaleManifest = Self.isManifest(name) && !files.fileExists(atPath: package.appendingPathComponent(name).path)
      if isStaleLink || isStaleManifest { try files.removeItem(at: entry) }
    }
    for name in wanted {
      let target = package.appendingPathComponent(name).path
      let entry = overlay.appendingPathComponent(name).path
      if (try? files.destinationOfSymbolicLink(atPath: entry)) == target { continue }
      try? files.removeItem(atPath: entry)
      try files.createSymbolicLink(atPath: entry, withDestinationPath: target)
    }
  }

  /// A copy, not a link: building a host never changes the user's pinned versions.
  private func copyResolvedVersions() throws {
    let resolved = package.appendingPathComponent("Package.resolved")
    guard FileManager.default.fileExists(atPath: resolved.path) else { return }
    try write(String(contentsOf: resolved, encoding: .utf8), to: "Package.resolved")
  }

  private func write(_ text: String, to name: String) throws {
    let file = overlay.appendingPathComponent(name)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
