import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What `App.main()` finds in the section `topdown_hosts`.
enum HostRecord {
  @section("topdown_hosts") @used
  nonisolated static let record: _HostRegistration.Record = { slot in
    _HostRegistration { AppHost.run($0) }.store(in: slot)
  }
}

/// Shows an app in the browser: `topdown` serves, and starts the app once more as its host.
@MainActor enum AppHost {
  static func run(_ app: HostedApp) {
    if ProcessInfo.processInfo.environment["TOPDOWN_SOCKET"] != nil { HostMain.run(HostCatalogue(app: app)) }
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    guard let command = commandPath(beside: executable) else {
      FileHandle.standardError.write(Data((missingCommand(for: app.name) + "\n").utf8))
      exit(69)
    }
    let words = arguments(command: command, executable: executable, given: Array(CommandLine.arguments.dropFirst()))
    var pointers = words.map { strdup($0) } + [nil]
    execv(command, &pointers)
    FileHandle.standardError.write(Data("\(command) can't be started: \(String(cString: strerror(errno)))\n".utf8))
    exit(69)
  }

  /// What comes behind the app's name on the command line goes to `topdown gallery`, such as a port.
  static func arguments(command: String, executable: String, given: [String]) -> [String] {
    [command, "gallery", "--host", executable] + given
  }

  /// `TOPDOWN_COMMAND`, or `topdown` beside the executable, where SwiftPM builds both, or in `PATH`.
  static func commandPath(
    beside executable: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let beside = URL(fileURLWithPath: executable).deletingLastPathComponent().path
    let candidates = [environment["TOPDOWN_COMMAND"]].compactMap(\.self) + ([beside] + folders).map { $0 + "/topdown" }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func missingCommand(for name: String) -> String {
    "\(name) can't be shown: the command `topdown` stands neither beside it nor in PATH. "
      + "Build it with `swift build --product topdown`, or set TOPDOWN_COMMAND to where it is, and run \(name) again."
  }
}
