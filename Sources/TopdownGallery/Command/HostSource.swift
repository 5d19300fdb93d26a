import Foundation

/// Where a command's host comes from.
public enum HostSource: Sendable {
  /// Built from the Swift package in this folder.
  case package(path: String)
  /// An executable that speaks the host protocol already.
  case executable(path: String)

  /// What the gallery is called.
  var title: String {
    switch self {
    case .package(let path), .executable(let path):
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().lastPathComponent
    }
  }
}
