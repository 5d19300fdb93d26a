import Glibc

/// Which calls count as leaving the process.
///
/// Reading what ships with the program or the system does not: what lies in the executable's folder, where its bundles are, and what
/// lies in `/usr`, `/etc`, `/lib`, `/proc`, `/sys` and `/dev`, such as time zones; nor do the cookies, which Foundation reads for each
/// `URLSession`, also for one that a stub answers. All else does, and so does changing anything but a device.
enum OutsideRule {
  static func counts(_ kind: OutsideCall.Kind, _ target: String) -> Bool {
    switch kind {
    case .network: true
    case .fileChange: !target.hasPrefix("/dev/")
    case .fileRead: !isShipped(target) && !isShipped(resolved(target)) && !target.hasSuffix("/.cookies.shared")
    }
  }

  private static func isShipped(_ path: String) -> Bool {
    shippedFolders.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  private static let shippedFolders =
    ["/usr", "/etc", "/lib", "/lib64", "/proc", "/sys", "/dev"] + [executableFolder].compactMap(\.self)

  private static let executableFolder: String? = {
    let path = resolved("/proc/self/exe")
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return nil }
    return String(path[..<slash])
  }()

  /// The path without links; as it is where there is no such file.
  private static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }
}
