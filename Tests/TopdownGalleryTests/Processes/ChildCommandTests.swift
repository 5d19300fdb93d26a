import Synchronization
import Testing

@testable import TopdownGallery

@Suite struct ChildCommandTests {
  @Test func bothOutputsAreReadToTheEnd() async throws {
    let lines = Mutex<[String]>([])
    let errors = Mutex<[String]>([])

    let exit = try await ChildCommand(arguments: ["sh", "-c", "echo a; echo b >&2; printf c"]).run(
      onLine: { line in lines.withLock { $0.append(line) } }, onErrorLine: { line in errors.withLock { $0.append(line) } })

    #expect(exit == .code(0))
    #expect(lines.withLock { $0 } == ["a", "c"])
    #expect(errors.withLock { $0 } == ["b"])
  }

  @Test func aCancelledCommandIsInterruptedWithWhatItStarted() async throws {
    let (started, starting) = AsyncStream.makeStream(of: Void.self)
    let running = Task {
      try await ChildCommand(arguments: ["sh", "-c", "echo started; sleep 3600; echo never"]).run(onLine: { _ in starting.yield()
      })
    }
    for await _ in started { break }

    running.cancel()

    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test func aCommandThatIsNotThereIsNamed() async {
    let failure = await #expect(throws: BuildFailure.self) {
      try await ChildCommand(arguments: ["no-such-command"]).run(onLine: { _ in })
    }

    #expect(
      failure?.description == """
        `no-such-command` could not be started: No such file or directory
        install Swift from swift.org and put its bin folder into PATH
        """)
  }
}
