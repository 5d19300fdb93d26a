import Foundation
import Synchronization

@testable import TopdownGallery

/// A package whose sources change when a test says so, and whose build may fail.
final class FakeOrigin: HostOrigin {
  private struct State {
    var version = 1
    var failure: BuildFailure?
    var builds = 0
  }

  let folder = "/package"
  let host = FakeHost()
  private let state = Mutex(State())
  /// Whether an earlier build has left an executable.
  private let hasLast: Bool

  init(hasLast: Bool = false) { self.hasLast = hasLast }

  var builds: Int { state.withLock { $0.builds } }

  func change() { state.withLock { $0.version += 1 } }

  func breakDown(_ failure: BuildFailure?) {
    state.withLock { state in
      state.version += 1
      state.failure = failure
    }
  }

  func stamp() -> SourceStamp {
    SourceStamp(files: ["/package/Sources/Shelf.swift": .init(size: 10, modified: state.withLock { $0.version })])
  }

  func launcher(_ console: Console) throws -> any HostLauncher {
    console.progress("[1/2] Compiling Shelf.swift")
    try state.withLock { state in
      state.builds += 1
      if let failure = state.failure { throw failure }
    }
    return host
  }

  func lastLauncher(_ console: Console) -> (any HostLauncher)? { hasLast ? host : nil }
}

/// What a console was told.
final class Told: Sendable {
  private let lines = Mutex<[String]>([])

  var texts: [String] { lines.withLock { $0 } }

  var console: Console {
    Console(
      onLine: { [self] text in lines.withLock { $0.append(text) } },
      onProgress: { [self] text in lines.withLock { $0.append("… " + text) } })
  }
}
