import Foundation

/// What a build reads, and how it can be seen that it changed.
struct SourceTree: Sendable {
  /// Files, and folders with all that is in them; what has a hidden name is left out.
  var roots: [String]

  /// Differs whenever a file was added, removed or written.
  ///
  /// Complexity: O(n) in the files.
  var fingerprint: Int {
    var hasher = Hasher()
    for root in roots { Self.add(root, to: &hasher) }
    return hasher.finalize()
  }

  private static func add(_ path: String, to hasher: inout Hasher) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      // The system's own order may differ from one time to the next.
      for name in names(in: path).sorted() { add(path + "/" + name, to: &hasher) }
    } else {
      hasher.combine(path)
      hasher.combine(status.st_size)
      hasher.combine(status.st_mtim.tv_sec)
      hasher.combine(status.st_mtim.tv_nsec)
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
