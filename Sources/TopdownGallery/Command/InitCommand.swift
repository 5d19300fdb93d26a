import Foundation

/// `topdown init`: puts a guide for agents into a package that uses Topdown.
public struct InitCommand: Sendable {
  public enum Outcome: Hashable, Sendable { case created, updated, unchanged }

  public var packagePath: String

  public init(packagePath: String) { self.packagePath = packagePath }

  /// What AGENTS.md would hold. Throws what it has to tell the user.
  public func text() throws -> String { try AgentsGuide.text(updating: try old() ?? "") }

  /// Writes AGENTS.md where that changes it.
  public func run() throws -> Outcome {
    let old = try old()
    let new = try AgentsGuide.text(updating: old ?? "")
    guard new != old else { return .unchanged }
    do {
      try new.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw GuideFailure.file(file.path, reason: error.localizedDescription)
    }
    return old == nil ? .created : .updated
  }

  private var folder: URL { URL(fileURLWithPath: packagePath).standardizedFileURL.resolvingSymlinksInPath() }

  /// What a link stands for: the file under another agent's name often is one.
  private var file: URL { folder.appendingPathComponent("AGENTS.md").resolvingSymlinksInPath() }

  /// nil where there is none yet.
  private func old() throws -> String? {
    try checkPackage()
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try read(file)
  }

  private func checkPackage() throws {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else { throw BuildFailure.noManifest(folder: folder.path) }
    // The text says it as well as SwiftPM does, which would have to fetch and compile first.
    guard try read(manifest).contains(#/"(?:[^"\n]*/)?[Tt]opdown(?:Testing|Host)?(?:\.git)?/?"/#) else {
      throw GuideFailure.noTopdown(folder: folder.path)
    }
  }

  private func read(_ file: URL) throws -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw GuideFailure.file(file.path, reason: error.localizedDescription)
    }
  }
}
