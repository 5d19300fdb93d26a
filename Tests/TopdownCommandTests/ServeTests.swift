import Foundation
import Testing

@testable import topdown

/// `topdown serve` where nothing has to be built.
@Suite final class ServeTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("topdown-serve-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  @Test(arguments: ["--status", "--stop"])
  func withoutAServerThatIsSaid(option: String) async throws {
    try Data("let package = Package(name: \"Cart\")".utf8).write(to: root.appendingPathComponent("Package.swift"))

    let run = await ConsoleRecorder("serve", option, "--package-path", root.path)

    #expect(run.code == 1)
    #expect(run.output == "no server runs for the package\n")
  }

  @Test(arguments: [["serve"], ["show", "error"], ["list"]])
  func aFolderWithoutAPackageIsRefused(words: [String]) async {
    let run = await ConsoleRecorder(words: words + ["--package-path", root.path])

    #expect(run.code == 2)
    #expect(
      run.errors == """
        topdown: there is no Package.swift in \(root.path)
        name the folder of a Swift package: --package-path <folder>

        """)
  }

  @Test(arguments: ["0s", "10", "soon"])
  func anIdleTimeIsATime(text: String) async {
    let run = await ConsoleRecorder("serve", "--idle", text)

    #expect(run.code == 64)
    #expect(run.errors == "topdown: --idle takes a time such as 90s, 10m or 1h, and `\(text)` is none\n")
  }
}
