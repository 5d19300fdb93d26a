import Foundation
import Testing

@testable import TopdownGallery

@Suite final class SourceStampTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("stamp-\(UUID().uuidString)")

  init() throws {
    try write("let a = 1", to: "Sources/Shelf/Shelf.swift")
    try write("text", to: "Sources/Shelf/Resources/list.txt")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var stamp: SourceStamp {
    var stamp = SourceStamp()
    stamp.add(folder: root.path + "/Sources")
    return stamp
  }

  private func change(since old: SourceStamp) -> String? { stamp.change(since: old, in: root.path) }

  @Test func filesThatAreAsTheyWereAreNoChange() throws {
    let old = stamp
    try write("of no interest", to: "Sources/.hidden")

    #expect(change(since: old) == nil)
    #expect(old.files.count == 2)
  }

  @Test func eachKindOfChangeIsNamed() throws {
    let old = stamp

    try write("let a = 12", to: "Sources/Shelf/Shelf.swift")
    #expect(change(since: old) == "Sources/Shelf/Shelf.swift changed")
    try write("new", to: "Sources/Shelf/Row.swift")
    #expect(change(since: old) == "Sources/Shelf/Row.swift is new, and 1 more file")
    try FileManager.default.removeItem(at: root.appendingPathComponent("Sources/Shelf/Resources"))
    #expect(change(since: old) == "Sources/Shelf/Resources/list.txt is gone, and 2 more files")
  }

  @Test func aNewTimeIsAChange() throws {
    let old = stamp

    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: root.path + "/Sources/Shelf/Shelf.swift")

    #expect(change(since: old) == "Sources/Shelf/Shelf.swift changed")
  }

  @Test func aLinkToAFolderAboveEnds() throws {
    try FileManager.default.createSymbolicLink(atPath: root.path + "/Sources/Shelf/loop", withDestinationPath: "..")

    #expect(stamp.files.count >= 2)
  }

  @Test func topdownsOwnSourcesCountWhereThePackageDoesNotNameThem() async throws {
    try write("", to: "Package.swift")
    for name in ["Package.swift", "Sources/T.swift"] { try write("", to: "topdown/" + name) }
    func stamp(_ dependency: String) async throws -> [String] {
      let folders = SourceFolders(package: root.path, checkout: root.path + "/topdown") { _ in
        Data(#"{"name": "p", "dependencies": [], "targets": [{"name": "Shelf", "dependencies": [\#(dependency)]}]}"#.utf8)
      }
      return try await folders.stamp().files.keys.map { String($0.dropFirst(root.path.count + 1)) }.filter {
        $0.hasPrefix("topdown")
      }
      .sorted()
    }

    #expect(try await stamp("") == ["topdown/Package.swift", "topdown/Sources/T.swift"])
    #expect(try await stamp(#"{"product": ["Topdown", "topdown", null, null]}"#) == [])
  }

  @Test func sourcesAreWhereTheManifestsSayAndThoseOfPathDependenciesToo() async throws {
    for name in ["Package.swift", "Package@swift-6.2.swift", "Package.resolved", "Tests/T.swift", "Other/O.swift"] {
      try write("", to: name)
    }
    for name in ["Package.swift", "Sources/D.swift", "Package.resolved"] { try write("", to: "dependency/" + name) }
    let dumps = Counter()
    let root = root.path
    let folders = SourceFolders(package: root, checkout: nil) { folder in
      dumps.increment()
      let dependency = folder == root ? #"{"fileSystem": [{"identity": "dependency", "path": "\#(root)/dependency"}]}"# : ""
      return Data(
        """
        {"name": "p", "dependencies": [\(dependency)], "targets": [
          {"name": "Shelf", "type": "regular", "dependencies": []},
          {"name": "Other", "type": "executable", "path": "Other", "dependencies": []},
          {"name": "Tests", "type": "test", "path": "Tests", "dependencies": []}]}
        """.utf8)
    }

    let stamp = try await folders.stamp()
    let again = try await folders.stamp()
    try write("// changed", to: "Package.swift")
    let changed = try await folders.stamp()

    #expect(
      stamp.files.keys.map { $0.dropFirst(root.count + 1) }.sorted() == [
        "Other/O.swift", "Package.resolved", "Package.swift", "Package@swift-6.2.swift", "Sources/Shelf/Resources/list.txt",
        "Sources/Shelf/Shelf.swift", "dependency/Package.swift", "dependency/Sources/D.swift",
      ])
    #expect(again == stamp)
    #expect(changed.change(since: stamp, in: root) == "Package.swift changed")
    #expect(dumps.count == 3, "a manifest is read again only when it has changed")
  }
}
