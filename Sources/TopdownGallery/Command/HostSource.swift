import Foundation

/// Where a command's host comes from.
public enum HostSource: Sendable {
  /// Built from the Swift package in this folder.
  case package(path: String)
  /// An executable that speaks the host protocol already.
  case executable(path: String)

  func launcher(_ console: Console) async throws -> HostExecutable {
    let url =
      switch self {
      case .package(let path): try await HostBuilder(packagePath: path, console: console).build()
      case .executable(let path): URL(fileURLWithPath: path)
      }
    return executable(url, console)
  }

  /// A host that may be replaced by the next one while it runs.
  func build(_ console: Console, onProgress: @escaping @Sendable (String) -> Void = { _ in }) async throws -> HostBuild {
    switch self {
    case .package(let path):
      let built = try await HostBuilder(packagePath: path, console: console, onProgress: onProgress).buildServed()
      return HostBuild(launcher: executable(built.executable, console), tree: built.tree)
    case .executable(let path):
      return HostBuild(launcher: executable(URL(fileURLWithPath: path), console), tree: SourceTree(roots: [path]))
    }
  }

  private func executable(_ url: URL, _ console: Console) -> HostExecutable {
    HostExecutable(url: url, onLine: { console.line($0) })
  }

  /// What the gallery is called.
  var title: String {
    switch self {
    case .package(let path), .executable(let path):
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().lastPathComponent
    }
  }
}
