import Foundation

/// Where a package's modules and their tests lie: by convention, or where its manifest says so with literal strings.
struct PackageLayout {
  let root: URL
  private let sources: [String: String]
  private let tests: [String: String]

  /// Throws where the folder holds no readable `Package.swift`.
  init(root: URL) throws(LockError) {
    self.root = root
    let manifest = root.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
      throw LockError(
        "there is no Package.swift in \(root.path): features are the modules of a package; name its folder with --package-path")
    }
    let declared = manifestTargets(in: try SourceFile(path: "Package.swift", text: text))
    var sources = Self.folders(in: root, under: "Sources")
    var tests = Self.folders(in: root, under: "Tests")
    for target in declared {
      guard let path = target.path else { continue }
      switch target.kind {
      case .source: sources[target.name] = path
      case .test: tests[target.name] = path
      }
    }
    // A package of one target may keep its files in Sources itself.
    let only = declared.filter { $0.kind == .source && $0.path == nil }
    if sources.isEmpty, let name = only.first?.name, only.count == 1 { sources[name] = "Sources" }
    self.sources = sources
    self.tests = tests
  }

  var modules: [String] {
    sources.keys.sorted()
  }

  func has(_ module: String) -> Bool {
    sources[module] != nil
  }

  func sourceFiles(of module: String) throws(LockError) -> [SourceFile] {
    guard let folder = sources[module] else { return [] }
    return try swiftFiles(in: folder)
  }

  func testFiles(of module: String) throws(LockError) -> [SourceFile] {
    var files: [SourceFile] = []
    for folder in testFolders(of: module) {
      files += try swiftFiles(in: folder)
    }
    return files
  }

  /// Files that tests may compare with: all in the test targets' folders that is not Swift.
  func referenceFiles(of module: String) throws(LockError) -> [(path: String, bytes: Data)] {
    var files: [(path: String, bytes: Data)] = []
    for folder in testFolders(of: module) {
      for path in self.files(in: folder) where !path.hasSuffix(".swift") {
        guard let bytes = try? Data(contentsOf: root.appendingPathComponent(path)) else {
          throw LockError("\(path) can't be read: tests may compare with it; make it readable and try again")
        }
        files.append((path, bytes))
      }
    }
    return files
  }

  /// A test target belongs to the module with the longest name that its own name begins with.
  private func testFolders(of module: String) -> [String] {
    let names = tests.keys.filter { test in
      test.hasSuffix("Tests") && modules.filter { test.hasPrefix($0) }.max { $0.count < $1.count } == module
    }
    return names.sorted().compactMap { tests[$0] }
  }

  private func swiftFiles(in folder: String) throws(LockError) -> [SourceFile] {
    var parsed: [SourceFile] = []
    for path in files(in: folder) where path.hasSuffix(".swift") {
      guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else {
        throw LockError("\(path) is not readable UTF-8 text; nothing was compared")
      }
      parsed.append(try SourceFile(path: path, text: text))
    }
    return parsed
  }

  /// Paths inside the package, sorted, hidden ones left out except the records of execution logs.
  private func files(in folder: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
    let visible = found.filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: base.appendingPathComponent(path).path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") && $0 != ".records" }
    }
    return visible.sorted().map { "\(folder)/\($0)" }
  }

  private static func folders(in root: URL, under parent: String) -> [String: String] {
    let base = root.appendingPathComponent(parent)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
    var folders: [String: String] = [:]
    for name in names where !name.hasPrefix(".") {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: base.appendingPathComponent(name).path, isDirectory: &isFolder)
      if exists && isFolder.boolValue { folders[name] = "\(parent)/\(name)" }
    }
    return folders
  }
}
