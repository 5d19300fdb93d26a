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
