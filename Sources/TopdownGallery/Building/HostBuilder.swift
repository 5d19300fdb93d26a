import Foundation
import Synchronization

/// Builds a host from a user's package: an overlay package beside its build products, and `swift build` in it.
struct HostBuilder {
  var packagePath: String
  var console: Console

  /// Returns a host whose executable no later build touches while it may run.
  ///
  /// The second build of an unchanged package only looks. Throws `BuildFailure` with the compiler's errors in the user's own paths.
  func build() async throws -> HostExecutable {
    let folder = OverlayFolder(package: URL(fileURLWithPath: packagePath))
    guard FileManager.default.fileExists(atPath: folder.package.appendingPathComponent("Package.swift").path) else {
      throw BuildFailure.noManifest(folder: folder.package.path)
    }

    console.progress("Reading \(folder.package.lastPathComponent)/Package.swift")
    let facts = try PackageFacts(
      dumped: await Self.dump(folder.package, for: folder),
      described: await Self.ask(folder.package, ["describe", "--type", "json"], for: folder), checkout: TopdownCheckout.path)
    if let added = facts.addedTopdown {
      console.line("\(facts.name) does not depend on Topdown: a copy of its manifest does, on \(added).")
    }
    try folder.write(OverlayManifest(facts: facts, packageFolder: folder.package.path))
    try await compile(folder)
    let built = try await products(of: folder).appendingPathComponent(OverlayManifest.hostTarget)
    let served = served(beside: built)
    try copy(built, to: served)
    return HostExecutable(
      url: served, unseen: facts.outsiders.compactMap { $0.unseen(in: folder.package.path) },
      onLine: { [console] in console.line($0) })
  }

  /// The executable of the last build that worked; nil where none has.
  func lastBuilt() async -> HostExecutable? {
    let folder = OverlayFolder(package: URL(fileURLWithPath: packagePath))
    guard let products = try? await products(of: folder) else { return nil }
    let url = served(beside: products.appendingPathComponent(OverlayManifest.hostTarget))
    guard FileManager.default.isExecutableFile(atPath: url.path) else { return nil }
    return HostExecutable(url: url, onLine: { [console] in console.line($0) })
  }

  /// Stands where the resources are that it looks for.
  private func served(beside built: URL) -> URL {
    built.deletingLastPathComponent().appendingPathComponent(OverlayManifest.hostTarget + "-served")
  }

  /// Hosts that run keep the file that they were started from.
  private func copy(_ built: URL, to served: URL) throws {
    var stamp = SourceStamp()
    stamp.add(file: built.path)
    let note = served.appendingPathExtension("json")
    if FileManager.default.fileExists(atPath: served.path), let old = try? Data(contentsOf: note),
      (try? JSONDecoder().decode(SourceStamp.self, from: old)) == stamp
    {
      return
    }
    let fresh = served.appendingPathExtension("new-\(getpid())")
    do {
      try? FileManager.default.removeItem(at: note)
      try FileManager.default.copyItem(at: built, to: fresh)
      guard rename(fresh.path, served.path) == 0 else { throw BuildFailure.folder(served.path, reason: lastError()) }
      try JSONEncoder().encode(stamp).write(to: note, options: .atomic)
    } catch let failure as BuildFailure {
      throw failure
    } catch {
      throw BuildFailure.folder(fresh.path, reason: error.localizedDescription)
    }
  }

  /// What SwiftPM says of the manifest of a package, which a host is built from.
  static func dump(_ package: URL, for folder: OverlayFolder) async throws -> Data {
    try await ask(package, ["dump-package"], for: folder)
  }

  private func compile(_ folder: OverlayFolder) async throws {
    let output = Mutex(CompilerOutput(overlayFolder: folder.overlay.path, packageFolder: folder.package.path))
    let started = ContinuousClock.now
    let exit = try await ChildCommand(arguments: swiftBuild(folder)).run { [console] line in
      if case .progress(let text) = output.withLock({ $0.read(line) }) { console.progress(text) }
    }
    guard exit == .code(0) else {
      console.endProgress()
      throw BuildFailure.compiler(output.withLock { $0.errors })
    }
    let seconds = (ContinuousClock.now - started).formatted(.units(allowed: [.minutes, .seconds], width: .wide))
    console.line("Built the host of \(folder.package.lastPathComponent) in \(seconds).")
  }

  private func products(of folder: OverlayFolder) async throws -> URL {
    let path = try await Self.lines(of: swiftBuild(folder) + ["--show-bin-path"], failure: BuildFailure.compiler)
    return URL(fileURLWithPath: path.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private func swiftBuild(_ folder: OverlayFolder) -> [String] {
    // A plan that is kept does not see files that come and go in a package beside, since SwiftPM
    // looks at the root package's folders alone. Planning anew takes tenths of a second.
    ["swift", "build", "--package-path", folder.overlay.path, "--product", OverlayManifest.hostTarget]
      + ["--disable-build-manifest-caching"]
  }

  /// Beside the host's own products: a build or a test run of the package, which may take minutes, is not waited for.
  private static func ask(_ package: URL, _ question: [String], for folder: OverlayFolder) async throws -> Data {
    let places = ["--package-path", package.path, "--scratch-path", folder.overlay.path + "/.manifests"]
    let answer = try await lines(of: ["swift", "package"] + places + question) {
      BuildFailure.unreadableManifest(folder: package.path, output: $0)
    }
    return Data(answer.utf8)
  }

  private static func lines(of arguments: [String], failure: (String) -> BuildFailure) async throws -> String {
    let output = Mutex("")
    let errors = Mutex("")
    let exit = try await ChildCommand(arguments: arguments).run(
      onLine: { line in output.withLock { $0 += line + "\n" } },
      onErrorLine: { line in errors.withLock { $0 += line + "\n" } })
    guard exit == .code(0) else { throw failure(errors.withLock { $0 }.trimmingCharacters(in: .newlines)) }
    return output.withLock { $0 }
  }
}
