import Foundation

/// Where Topdown's own sources are, for packages that do not depend on it themselves.
enum TopdownCheckout {
  /// What the environment's `TOPDOWN_PATH` names, else the checkout that this command was built in; nil where it was moved away from it.
  static let path: String? = {
    if let path = ProcessInfo.processInfo.environment["TOPDOWN_PATH"], !path.isEmpty { return path }
    return path(above: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
  }()

  /// The nearest folder above a file that is Topdown's package.
  static func path(above file: URL) -> String? {
    var folder = file.deletingLastPathComponent().standardizedFileURL
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains(/name:\s*"topdown"/) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
