import Foundation
import Testing

@testable import topdown

/// `topdown init` as a person meets it.
@Suite final class InitTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("topdown-init-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private var agents: URL { root.appendingPathComponent("AGENTS.md") }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(name))
  }

  private func run(_ words: String...) async -> ConsoleRecorder {
    await ConsoleRecorder(words: ["init", "--package-path", root.path] + words)
  }

  @Test(arguments: [
    #".package(path: "../topdown")"#, #".package(url: "https://example.org/a/topdown.git", from: "1.0.0")"#,
    #".product(name: "Topdown", package: "main")"#,
  ])
  func aPackageThatUsesTopdownGetsAGuide(dependency: String) async throws {
    try write("let package = Package(name: \"Cart\", dependencies: [\(dependency)])", to: "Package.swift")

    let first = await run()
    let text = try String(contentsOf: agents, encoding: .utf8)
    let second = await run()

    #expect(first.code == 0)
    #expect(first.output == "created AGENTS.md with how to look at screens\n")
    #expect(text.contains("`topdown show Library/error`"))
    #expect(second.output == "AGENTS.md is up to date\n")
    #expect(try String(contentsOf: agents, encoding: .utf8) == text)
  }

  @Test func aFileThatIsThereKeepsItsWords() async throws {
    try write("let package = Package(dependencies: [.package(path: \"topdown\")])", to: "Package.swift")
    try write("# Rules\n", to: "CLAUDE.md")
    try FileManager.default.createSymbolicLink(atPath: agents.path, withDestinationPath: "CLAUDE.md")

    let run = await run()

    #expect(run.output == "updated the section of topdown in AGENTS.md\n")
    let text = try String(contentsOf: root.appendingPathComponent("CLAUDE.md"), encoding: .utf8)
    #expect(text.hasPrefix("# Rules\n\n<!-- topdown: begin -->\n"))
  }

  @Test func aDryRunPrintsAndWritesNothing() async throws {
    try write("let package = Package(dependencies: [.package(path: \"topdown\")])", to: "Package.swift")

    let run = await run("--dry-run")

    #expect(run.output.hasPrefix("<!-- topdown: begin -->\n"))
    #expect(!FileManager.default.fileExists(atPath: agents.path))
  }

  @Test func aFolderWithoutAPackageIsRefused() async {
    let run = await run()

    #expect(run.code == 2)
    #expect(
      run.errors == """
        topdown: there is no Package.swift in \(root.path)
        name the folder of a Swift package: --package-path <folder>

        """)
  }

  @Test func aPackageWithoutTopdownIsRefused() async throws {
    try write("let package = Package(name: \"Cart\", dependencies: [.package(path: \"topdowner\")])", to: "Package.swift")

    let run = await run()

    #expect(run.code == 2)
    #expect(
      run.errors == """
        topdown: the package in \(root.path) does not use Topdown, so there are no screens to teach
        add .package(path: "…/topdown") to its dependencies and .product(name: "Topdown", package: "topdown") to those of the targets
        that hold views, and run `topdown init` again

        """)
    #expect(!FileManager.default.fileExists(atPath: agents.path))
  }
}
