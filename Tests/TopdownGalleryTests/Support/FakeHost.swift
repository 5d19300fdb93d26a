import Foundation
import Synchronization
import TopdownDisplay

@testable import TopdownGallery

/// A host on a thread of the test: one screen with a toggle whose log grows, and entries that go wrong on purpose.
struct FakeHost: HostLauncher {
  enum Behaviour: Sendable {
    case helpful
    case hello(String)
    case endsBeforeHello
    case neverConnects
  }

  var behaviour = Behaviour.helpful
  var unseen: [UnseenTarget] = []
  var entries = Self.entries
  let launches = Counter()

  static let toggles = HostEntry(id: "Shelf/loaded", group: "Shelf", name: "loaded", kind: .scenario, location: "Shelf.swift:12")
  /// Ends its host when it is opened or photographed.
  static let crashing = HostEntry(id: "Shelf/crash", group: "Shelf", name: "crash", kind: .preview)
  /// Is never answered.
  static let stuck = HostEntry(id: "Shelf/stuck", group: "Shelf", name: "stuck", kind: .preview)
  static let entries = [toggles, crashing, stuck]

  /// The node that ends its host when something is done to it.
  static let trap = 13

  func launch(socket path: String) throws -> any LaunchedHost {
    launches.increment()
    let child = FakeChild()
    switch behaviour {
    case .endsBeforeHello: child.end(.code(3), words: "Fatal error: no database")
    case .neverConnects: break
    case .helpful, .hello:
      let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      guard withUnixAddress(path, { connect(descriptor, $0, $1) }) == 0 else {
        throw HostFailure.socket("connect", reason: lastError())
      }
      let thread = Thread { FakeScreen(descriptor: descriptor, child: child, entries: entries).serve(behaviour) }
      thread.start()
    }
    return child
  }
}

final class Counter: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock { $0 } }
  func increment() { value.withLock { $0 += 1 } }
}

/// Stands for the process: it has ended when the test says so.
final class FakeChild: LaunchedHost {
  private let outcome = Mutex<(exit: ProcessExit?, words: String)>((nil, ""))
  private let waiting = Mutex<[CheckedContinuation<ProcessExit, Never>]>([])

  var lastWords: String { outcome.withLock { $0.words } }

  func exit() async -> ProcessExit {
    await withCheckedContinuation { continuation in
      let exit = outcome.withLock { outcome in
        if outcome.exit == nil { waiting.withLock { $0.append(continuation) } }
        return outcome.exit
      }
      if let exit { continuation.resume(returning: exit) }
    }
  }

  func end(_ exit: ProcessExit, words: String) {
    let isFirst = outcome.withLock { outcome in
      guard outcome.exit == nil else { return false }
      outcome = (exit, words)
      return true
    }
    guard isFirst else { return }
    for continuation in waiting.withLock({ waiting in
      defer { waiting = [] }
      return waiting
    }) { continuation.resume(returning: exit) }
  }

  func kill() { terminate() }

  func terminate() { end(.signal(15), words: "") }
}

/// The fake host's side of the socket.
private struct FakeScreen {
  var descriptor: Int32
  var child: FakeChild
  var entries: [HostEntry]

  func serve(_ behaviour: FakeHost.Behaviour) {
    defer { close(descriptor) }
    switch behaviour {
    case .hello(let line): sendLine(Data(line.utf8))
    case .helpful: send(.hello(version: hostProtocolVersion, entries: entries, unseen: nil))
    case .endsBeforeHello, .neverConnects: return
    }
    var logs: [String: [String]] = [:]
    var buffer = LineBuffer()
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { return }
      for line in buffer.append(Data(chunk[..<count])) {
        guard let request = try? JSONDecoder().decode(HostRequest.self, from: line) else { return }
        guard answer(request, &logs) else { return }
      }
    }
  }

  /// Whether the host lives on.
  private func answer(_ request: HostRequest, _ logs: inout [String: [String]]) -> Bool {
    let number = request.number
    switch request.command {
    case .open(_, let showing) where showing.entry == FakeHost.crashing.id,
      .snapshot(let showing, _) where showing.entry == FakeHost.crashing.id:
      child.end(.signal(5), words: "Fatal error: Index out of range")
      return false
    case .open(_, let showing) where showing.entry == FakeHost.stuck.id,
      .snapshot(let showing, _) where showing.entry == FakeHost.stuck.id:
      break
    case .play, .playNext, .setSpeed:
      send(.done(number: number))
    case .open(let session, _):
      logs[session] = []
      send(.done(number: number))
      send(.frame(session: session, FakeHost.frame(log: [])))
    case .perform(_, FakeHost.trap, _, _):
      child.end(.signal(5), words: "Fatal error: Index out of range")
      return false
    case .perform(let session, 2, .activate, _):
      let isOn = (logs[session, default: []].count + 1) % 2 == 1
      logs[session, default: []].append("sortByAuthor \(isOn)")
      send(.done(number: number))
      send(.frame(session: session, FakeHost.frame(log: logs[session] ?? [])))
    case .perform(_, let node, _, _):
      send(.failed(number: number, message: "element \(node) is disabled"))
    case .close(let session):
      logs[session] = nil
      send(.done(number: number))
    case .snapshot(let showing, let steps):
      send(.snapshot(number: number, frame: Self.frame(after: steps, showing)))
    }
    return true
  }

  /// German leaves an event of its own. Tapping the toggle is all that can be done; anything else fails, and so does the screen's own step where contrast is up and
  /// motion down.
  private static func frame(after steps: [HostStep], _ showing: HostShowing) -> HostFrame {
    let done = steps.prefix { $0 == .tap("Sort by author") }
    let log = done.indices.map { "sortByAuthor \($0 % 2 == 0)" }
    var frame = FakeHost.frame(log: showing.appearance.locale == "de" ? log + ["german"] : log)
    if done.count < steps.count { frame.failure = "can't do step \(done.count + 1)" }
    if showing.appearance.contrast == .increased, showing.appearance.reducesMotion { frame.failure = "can't do step 1" }
    frame.values = [
      HostValue(name: "isLong", kind: .flag, text: showing.values["isLong"] ?? "false"),
      HostValue(name: "size", kind: .choice, text: showing.values["size"] ?? "small", options: ["small", "large"]),
    ]
    return frame
  }

  private func send(_ message: HostMessage) {
    if let line = try? JSONEncoder().encode(message) { sendLine(line) }
  }

  private func sendLine(_ line: Data) {
    let bytes = line + Data("\n".utf8)
    _ = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }
}

extension FakeHost {
  /// The screen with its toggle, after as many presses as the log has lines.
  static func frame(log: [String]) -> HostFrame {
    let toggle = SemanticsNode(
      id: 2, role: .toggle, label: "Sort by author", value: log.count % 2 == 1 ? "on" : "off", actions: [.activate],
      frame: CGRect(x: 16, y: 60, width: 361, height: 31))
    return HostFrame(
      display: DisplayList(
        size: CGSize(width: 393, height: 852), background: DisplayColor(red: 1, green: 1, blue: 1)),
      semantics: SemanticsNode(
        id: 1, role: .screen, label: "Books", frame: CGRect(x: 0, y: 0, width: 393, height: 852), children: [toggle]),
      log: log.map { HostEvent(line: $0, kind: "write", name: $0, payload: nil, seconds: 0) })
  }
}
