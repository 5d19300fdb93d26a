import Foundation
import Testing

@testable import topdown

/// The two commands as a script sees them: exit codes, and which stream says what.
@Suite final class LockAndVerifyTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("topdown-\(UUID().uuidString)")
  private static let source = "Sources/Cart/CartView.swift"

  init() throws {
    try write("let package = Package(name: \"Cart\", targets: [.target(name: \"Cart\")])", to: "Package.swift")
    try write("struct CartView: View { let total: Int; var body: some View { Text(\"\") } }", to: Self.source)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private func write(_ text: String, to path: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func aFeatureThatHoldsIsSuccess() async {
    let lock = await ConsoleRecorder("lock", "--package-path", root.path)
    let verify = await ConsoleRecorder("verify", "Cart", "--package-path", root.path)

    #expect(lock.code == 0)
    #expect(lock.output == "locked Cart: 1 core, 1 boundary, 0 scenarios and 0 tests\n")
    #expect(verify.code == 0)
    #expect(verify.output == "Cart holds: 1 core, 1 boundary, 0 scenarios and 0 tests are as locked\n")
  }

  @Test func aChangeIsExitCodeOneUntilItIsAccepted() async throws {
    _ = await ConsoleRecorder("lock", "--package-path", root.path)
    try write("struct CartView: View { let total: Double; var body: some View { Text(\"\") } }", to: Self.source)

    let verify = await ConsoleRecorder("verify", "--package-path", root.path)
    let lock = await ConsoleRecorder("lock", "--package-path", root.path)
    let update = await ConsoleRecorder("lock", "--update", "--package-path", root.path)

    #expect([verify.code, lock.code, update.code] == [1, 1, 0])
    #expect(verify.output.contains("CartView: boundary total changed: Int → Double"))
    #expect(verify.errors.isEmpty)
  }

  @Test func strictFailsOnWhatIsNew() async throws {
    _ = await ConsoleRecorder("lock", "--package-path", root.path)
    try write("struct Badge: View { let count: Int; var body: some View { Text(\"\") } }", to: "Sources/Cart/Badge.swift")

    let lenient = await ConsoleRecorder("verify", "--package-path", root.path)
    let strict = await ConsoleRecorder("verify", "--strict", "--package-path", root.path)

    #expect([lenient.code, strict.code] == [0, 1])
  }

  @Test func aSourceThatDoesNotParseIsExitCodeTwo() async throws {
    _ = await ConsoleRecorder("lock", "--package-path", root.path)
    try write("struct CartView: View {\n  let\n}\n", to: Self.source)

    let verify = await ConsoleRecorder("verify", "--package-path", root.path)

    #expect(verify.code == 2)
    #expect(verify.output.isEmpty)
    #expect(
      verify.errors
        == "topdown: Sources/Cart/CartView.swift:2:6: expected pattern in variable; nothing was compared, since a file that does not parse has no rules to compare\n"
    )
  }

  @Test func jsonIsOneObjectOnTheOutput() async throws {
    _ = await ConsoleRecorder("lock", "--package-path", root.path)

    let verify = await ConsoleRecorder("verify", "--json", "--package-path", root.path)

    let object = try JSONSerialization.jsonObject(with: Data(verify.output.utf8)) as? [String: Any]
    #expect(object?["holds"] as? Bool == true)
    #expect(object?["version"] as? Int == 1)
  }
}
