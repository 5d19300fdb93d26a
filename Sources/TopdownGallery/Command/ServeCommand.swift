import Foundation

/// `topdown serve`: keeps a package's screens ready for `topdown show` and `topdown list`.
public struct ServeCommand: Sendable {
  public var packagePath: String
  /// Seconds without a question after which it ends.
  public var idle: Double

  public static let defaultIdle = 600.0

  public init(packagePath: String, idle: Double = defaultIdle) {
    self.packagePath = packagePath
    self.idle = idle
  }

  /// Serves until it is stopped or idle. Throws what it has to tell the user.
  public func run() async throws {
    let console = Console.standardError()
    let folder = try folder()
    let package = HostedPackage(PackageOrigin(path: folder.package))
    guard let server = try ShowServer(folder, package, idle: .seconds(idle)) else {
      return console.line("Another server keeps the screens of \(folder.package) ready.")
    }
    console.line("Keeping the screens of \(folder.package) ready (end with Control-C, or `topdown serve --stop`).")
    try await Interruption.cancelling { await server.run() }
    console.line("Ended.")
  }

  /// nil where none runs.
  public func status() async throws -> ServeStatus? {
    guard case .status(let status) = try await client().askIfRunning(.status) else { return nil }
    return status
  }

  /// Ends the one that runs and waits for its end; the number of its process, nil where none runs.
  public func stop() async throws -> Int32? {
    guard case .stopping(let process) = try await client().askIfRunning(.stop) else { return nil }
    return process
  }

  private func folder() throws -> ServerFolder {
    guard FileManager.default.fileExists(atPath: packagePath + "/Package.swift") else {
      throw BuildFailure.noManifest(folder: URL(fileURLWithPath: packagePath).standardizedFileURL.resolvingSymlinksInPath().path)
    }
    return try ServerFolder(package: packagePath)
  }

  private func client() throws -> ServerClient { ServerClient(folder: try folder()) { { false } } }
}
