import Foundation
import Synchronization
import Testing

@testable import TopdownGallery

@Suite struct HostExecutableTests {
  private func shell(_ script: String, onLine: @escaping @Sendable (String) -> Void = { _ in }) -> HostExecutable {
    HostExecutable(url: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], onLine: onLine)
  }

  @Test func theProcessIsToldItsSocket() async throws {
    let lines = Mutex<[String]>([])

    let host = try shell("echo $TOPDOWN_SOCKET >&2", onLine: { line in lines.withLock { $0.append(line) } })
      .launch(socket: "/tmp/here")

    #expect(await host.exit() == .code(0))
    #expect(host.lastWords == "/tmp/here")
    #expect(lines.withLock { $0 } == ["/tmp/here"])
  }

  @Test func theEndOfAProcessIsKnownWithItsLastWords() async throws {
    let host = try shell("for i in $(seq 42); do echo $i >&2; done; exit 7")
      .launch(socket: "")

    #expect(await host.exit() == .code(7))
    let lastForty: String = (3...42).map { "\($0)" }.joined(separator: "\n")
    #expect(host.lastWords == lastForty)
  }

  @Test func aCrashIsToldFromItsBeginningOn() async throws {
    let host = try shell(
      "echo before >&2; echo 'A/B.swift:3: Fatal error: no' >&2; for i in $(seq 60); do echo $i >&2; done; exit 7"
    )
    .launch(socket: "")

    #expect(await host.exit() == .code(7))
    #expect(host.lastWords.split(separator: "\n").prefix(2) == ["A/B.swift:3: Fatal error: no", "1"])
    #expect(host.lastWords.hasSuffix("\n60"))
  }

  @Test func aTrapNamesItsFunctionsFilesAndLines() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("crash-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Crash.swift")
    try Data(
      """
      @inline(never) func shelf(_ books: [Int]) -> Int {
        books[3]
      }
      print(shelf([]))
      """.utf8
    ).write(to: source)
    let program = folder.appendingPathComponent("crash")
    let built = try await ChildCommand(arguments: ["swiftc", "-g", "-Onone", source.path, "-o", program.path]).run { _ in }
    try #require(built == .code(0))

    let host = try HostExecutable(url: program, onLine: { _ in }).launch(socket: "")
    let exit = await host.exit()

    #expect(exit != .code(0))
    #expect(host.lastWords.contains("Index out of range"))
    #expect(host.lastWords.contains(/shelf.* at .*Crash\.swift:2/), "\(host.lastWords)")
  }

  @Test func aSignalIsToldFromAnExitCode() async throws {
    let host = try shell("kill -ABRT $$").launch(socket: "")

    #expect(await host.exit() == .signal(6))
  }

  @Test func aProcessIsEndedOnRequest() async throws {
    let host = try shell("exec sleep 3600").launch(socket: "")

    host.terminate()

    #expect(await host.exit() == .signal(15))
  }

  @Test func anExecutableThatIsNotThereIsNamed() {
    let missing = HostExecutable(url: URL(fileURLWithPath: "/no/such/host"), onLine: { _ in })

    let failure = #expect(throws: HostFailure.self) { try missing.launch(socket: "") }
    #expect(failure?.description.hasPrefix("the host /no/such/host could not be started: ") == true)
  }
}
