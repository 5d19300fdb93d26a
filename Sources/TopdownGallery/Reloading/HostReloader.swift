import Foundation

/// Builds a new host whenever a source was saved, and hands it to the gallery.
struct HostReloader: Sendable {
  var gallery: Gallery
  var build: @Sendable (_ onProgress: @escaping @Sendable (String) -> Void) async throws -> HostBuild
  /// How often the sources are looked at.
  var interval: Duration = .milliseconds(400)

  /// Watches from now on, until it is cancelled.
  func run(from tree: SourceTree) async {
    var tree = tree
    var built = tree.fingerprint
    while !Task.isCancelled {
      try? await Task.sleep(for: interval)
      let seen = tree.fingerprint
      guard seen != built, !Task.isCancelled else { continue }
      // A program that saves many files has not ended while they still change.
      try? await Task.sleep(for: interval)
      guard tree.fingerprint == seen else { continue }
      // What is saved during a build is built by the next one.
      built = seen
      if let next = await reload() { tree = next }
    }
  }

  /// Builds once. Returns what the new host is made of; nil where there is none.
  func reload() async -> SourceTree? {
    await gallery.startBuild()
    do {
      let build = try await build { [gallery] line in Task { await gallery.tellBuild(line) } }
      await gallery.use(build.launcher)
      return build.tree
    } catch let failure as BuildFailure {
      await gallery.failBuild(failure)
    } catch is CancellationError {
      return nil
    } catch {
      await gallery.failBuild(BuildFailure(description: "\(error)"))
    }
    return nil
  }
}

/// A host that was just built, and what it was built from.
struct HostBuild: Sendable {
  var launcher: any HostLauncher
  var tree: SourceTree
}
