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
    return HostExecutable(url: url, onLine: { console.line($0) })
  }

  /// What the gallery is called.
  var title: String {
    switch self {
    case .package(let path), .executable(let path):
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().lastPathComponent
    }
  }
}
