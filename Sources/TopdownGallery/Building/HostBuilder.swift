import Foundation
import Synchronization

/// Builds a host from a user's package: an overlay package beside its build products, and `swift build` in it.
struct HostBuilder {
  var packagePath: String
  var console: Console
  /// Hears how far a build is, beside the console.
  var onProgress: @Sendable (String) -> Void = { _ in }

  /// Returns the host's executable. The second build of an unchanged package only looks.
  ///
  /// Throws `BuildFailure` with the compiler's errors in the user's own paths.
  func build() async throws -> URL { try await buildHost().executable }

  /// A host that may be replaced: its executable is a copy, which a later build does not touch.
  ///
  /// Throws `BuildFailure` with the compiler's errors in the user's own paths.
  func buildServed() async throws -> (executable: URL, tree: SourceTree) {
    let (executable, facts) = try await buildHost()
    // Beside the original, where the resources are that it looks for.
    let served = executable.deletingLastPathComponent().appendingPathComponent(OverlayManifest.hostTarget + "-served")
    let fresh = served.appendingPathExtension("new")
    do {
      try? FileManager.default.removeItem(at: fresh)
      try FileManager.default.copyItem(at: executable, to: fresh)
    } catch {
      throw BuildFailure.folder(fresh.path, reason: error.localizedDescription)
    }
    // Hosts that run keep the file that they were started from.
    guard rename(fresh.path, served.path) == 0 else { throw BuildFailure.folder(served.path, reason: lastError()) }
    return (served, SourceTree(package: OverlayFolder(package: URL(fileURLWithPath: packagePath)).package.path, facts: facts))
  }

  private func buildHost() async throws -> (executable: URL, facts: PackageFacts) {
    let folder = OverlayFolder(package: URL(fileURLWithPath: packagePath))
    guard FileManager.default.fileExists(atPath: folder.package.appendingPathComponent("Package.swift").path) else {
      throw BuildFailure.noManifest(folder: folder.package.path)
    }

    console.progress("Reading \(folder.package.lastPathComponent)/Package.swift")
    let facts = try PackageFacts(
      dumped: await Self.dump(folder.package, for: folder),
      described: await Self.ask(folder.package, ["describe", "--type", "json"], for: folder))
    try folder.write(OverlayManifest(facts: facts, packageFolder: folder.package.path))
    try await compile(folder)
    if !facts.executables.isEmpty {
      console.line(
        "Not shown are executable targets (\(facts.executables.joined(separator: ", "))): what is to be seen belongs in a library target."
      )
    }
    return (try await executable(in: folder), facts)
  }

  /// The executable that an earlier build has left; nil where none has.
  func lastBuilt() async -> URL? {
    guard let url = try? await executable(in: OverlayFolder(package: URL(fileURLWithPath: packagePath))) else { return nil }
    return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
  }

  /// What SwiftPM says of the manifest of a package, which a host is built from.
  static func dump(_ package: URL, for folder: OverlayFolder) async throws -> Data {
    try await ask(package, ["dump-package"], for: folder)
  }

  private func compile(_ folder: OverlayFolder) async throws {
    let output = Mutex(CompilerOutput(overlayFolder: folder.overlay.path, packageFolder: folder.package.path))
    let started = ContinuousClock.now
    let exit = try await ChildCommand(arguments: swiftBuild(folder)).run { [console, onProgress] line in
      guard case .progress(let text) = output.withLock({ $0.read(line) }) else { return }
      console.progress(text)
      onProgress(text)
    }
    guard exit == .code(0) else {
      console.endProgress()
      throw BuildFailure.compiler(output.withLock { $0.errors })
    }
    let seconds = (ContinuousClock.now - started).formatted(.units(allowed: [.minutes, .seconds], width: .wide))
    console.line("Built the host of \(folder.package.lastPathComponent) in \(seconds).")
  }

  private func executable(in folder: OverlayFolder) async throws -> URL {
    let path = try await Self.lines(of: swiftBuild(folder) + ["--show-bin-path"], failure: BuildFailure.compiler)
    return URL(fileURLWithPath: path.trimmingCharacters(in: .whitespacesAndNewlines))
      .appendingPathComponent(OverlayManifest.hostTarget)
  }

  private func swiftBuild(_ folder: OverlayFolder) -> [String] {
    ["swift", "build", "--package-path", folder.overlay.path, "--product", OverlayManifest.hostTarget]
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
