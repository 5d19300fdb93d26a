import Foundation
import TopdownDisplay

/// The entry of a host: a process built from a package, that shows its scenarios and previews to whoever drew it up.
@MainActor public enum HostMain {
  /// Connects to the socket that `TOPDOWN_SOCKET` names and answers until the other side hangs up.
  public static func run() -> Never { run(HostCatalogue()) }

  static func run(_ catalogue: @autoclosure () -> HostCatalogue) -> Never {
    guard let path = ProcessInfo.processInfo.environment["TOPDOWN_SOCKET"] else {
      leave("this is a host of Topdown: it is started by `topdown gallery`, `show` or `snapshot`, which set TOPDOWN_SOCKET", 64)
    }
    do {
      let connection = try HostConnection(path: path)
      let host = HostService(catalogue: catalogue()) { connection.send($0) }
      host.sayHello()
      connection.readRequests(
        onRequest: { request in DispatchQueue.main.async { MainActor.assumeIsolated { host.answer(request) } } },
        onEnd: { exit(0) })
      dispatchMain()
    } catch {
      leave("the host can't reach \(path): \(error)", 69)
    }
  }

  private static func leave(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data("topdown host: \(message)\n".utf8))
    exit(code)
  }
}
