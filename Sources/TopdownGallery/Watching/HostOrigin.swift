import Foundation

/// What hosts come from, and whether that has changed since.
protocol HostOrigin: Sendable {
  /// Where changed files are named from.
  var folder: String { get }
  /// Throws `BuildFailure` where there is nothing to look at.
  func stamp() async throws -> SourceStamp
  /// Builds where that is needed. Throws `BuildFailure`.
  func launcher(_ console: Console) async throws -> any HostLauncher
  /// What an earlier build has left, where it has.
  func lastLauncher(_ console: Console) async -> (any HostLauncher)?
}

/// A package, from which a host is built.
struct PackageOrigin: HostOrigin {
  let folder: String
  private let sources: SourceFolders

  init(path: String) {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    self.folder = folder
    let overlay = OverlayFolder(package: URL(fileURLWithPath: folder))
    sources = SourceFolders(package: folder) { try await HostBuilder.dump(URL(fileURLWithPath: $0), for: overlay) }
  }

  func stamp() async throws -> SourceStamp {
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else { throw BuildFailure.noManifest(folder: folder) }
    return try await sources.stamp()
  }

  func launcher(_ console: Console) async throws -> any HostLauncher {
    try await HostBuilder(packagePath: folder, console: console).build()
  }

  func lastLauncher(_ console: Console) async -> (any HostLauncher)? {
    await HostBuilder(packagePath: folder, console: console).lastBuilt()
  }
}

/// A host that somebody else has built.
struct ExecutableOrigin: HostOrigin {
  let path: String

  var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  func stamp() -> SourceStamp {
    var stamp = SourceStamp()
    stamp.add(file: path)
    return stamp
  }

  func launcher(_ console: Console) -> any HostLauncher {
    HostExecutable(url: URL(fileURLWithPath: path), onLine: { console.line($0) })
  }

  func lastLauncher(_ console: Console) -> (any HostLauncher)? { nil }
}

extension HostSource {
  var origin: any HostOrigin {
    switch self {
    case .package(let path): PackageOrigin(path: path)
    case .executable(let path): ExecutableOrigin(path: path)
    }
  }
}
