import Foundation
import Testing

@testable import TopdownGallery

@Suite struct SourceTreeTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID())")

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test(arguments: [("A/One.swift", "longer"), ("A/Two.swift", "new"), ("A/B/Deep.swift", "new")])
  func whatIsWrittenIsSeen(name: String, text: String) throws {
    try write("one", to: "A/One.swift")
    let tree = SourceTree(roots: [folder.path + "/A"])
    let before = tree.fingerprint

    try write(text, to: name)

    #expect(tree.fingerprint != before)
    try FileManager.default.removeItem(at: folder)
  }

  @Test(arguments: ["A/.hidden", "Elsewhere/One.swift"])
  func whatNoBuildReadsIsNotSeen(name: String) throws {
    try write("one", to: "A/One.swift")
    let tree = SourceTree(roots: [folder.path + "/A", folder.path + "/missing"])
    let before = tree.fingerprint

    try write("new", to: name)

    #expect(tree.fingerprint == before)
    try FileManager.default.removeItem(at: folder)
  }
}
