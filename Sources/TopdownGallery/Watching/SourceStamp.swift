import Foundation

/// What the files that a host is built from were like: enough to see that one has changed.
struct SourceStamp: Codable, Equatable, Sendable {
  struct File: Codable, Equatable, Sendable {
    var size: Int
    /// Nanoseconds.
    var modified: Int
  }

  var files: [String: File] = [:]

  /// One file, where it is there.
  mutating func add(file path: String) {
    var facts = stat()
    if stat(path, &facts) == 0 { files[path] = File(facts) }
  }

  /// A folder and all below it, hidden ones aside.
  mutating func add(folder path: String) {
    // A link to a folder above would lead round and round.
    add(folder: path, levels: 32)
  }

  private mutating func add(folder path: String, levels: Int) {
    guard levels > 0, let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let child = path + "/" + name
      var facts = stat()
      guard stat(child, &facts) == 0 else { continue }
      if facts.st_mode & S_IFMT == S_IFDIR { add(folder: child, levels: levels - 1) } else { files[child] = File(facts) }
    }
  }

  /// What happened since an older stamp, for a person: "Sources/Shelf.swift changed, and 2 more files"; nil where nothing did.
  func change(since old: SourceStamp, in folder: String) -> String? {
    guard self != old else { return nil }
    let changes = Set(files.keys).union(old.files.keys).filter { files[$0] != old.files[$0] }.sorted()
    guard let first = changes.first else { return nil }
    let name = first.hasPrefix(folder + "/") ? String(first.dropFirst(folder.count + 1)) : first
    let word = files[first] == nil ? "is gone" : old.files[first] == nil ? "is new" : "changed"
    let rest = changes.count - 1
    return "\(name) \(word)" + (rest == 0 ? "" : ", and \(rest) more \(rest == 1 ? "file" : "files")")
  }
}

extension SourceStamp.File {
  fileprivate init(_ facts: stat) {
    self.init(size: Int(facts.st_size), modified: Int(facts.st_mtim.tv_sec) * 1_000_000_000 + Int(facts.st_mtim.tv_nsec))
  }
}
