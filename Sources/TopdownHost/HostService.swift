import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Answers requests: opens sessions, carries out actions, takes snapshots.
@MainActor final class HostService {
  private let catalogue: HostCatalogue
  private let send: (HostMessage) -> Void
  private var sessions: [String: HostSession] = [:]

  init(catalogue: HostCatalogue, send: @escaping (HostMessage) -> Void) {
    self.catalogue = catalogue
    self.send = send
  }

  func sayHello() { send(.hello(version: hostProtocolVersion, entries: catalogue.entries)) }

  func answer(_ request: HostRequest) {
    do {
      switch request.command {
      case .open(let session, let entry, let appearance):
        try open(session, entry, appearance)
        send(.done(number: request.number))
        sessions[session]?.sendFrame()
      case .perform(let session, let node, let action, let argument):
        try find(session).perform(action, on: node, argument: argument)
        send(.done(number: request.number))
      case .close(let session):
        sessions.removeValue(forKey: session)?.close()
        send(.done(number: request.number))
      case .snapshot(let entry, let appearance):
        let frame = try HostSnapshot.take(of: catalogue.content(of: entry), appearance)
        send(.snapshot(number: request.number, frame: frame))
      }
    } catch {
      send(.failed(number: request.number, message: "\(error)"))
    }
  }

  private func open(_ name: String, _ entry: String, _ appearance: HostAppearance) throws {
    sessions.removeValue(forKey: name)?.close()
    let content = try catalogue.content(of: entry)
    sessions[name] = HostSession(content, appearance) { [send] frame in send(.frame(session: name, frame)) }
  }

  private func find(_ session: String) throws -> HostSession {
    guard let found = sessions[session] else { throw HostError.unknownSession(session) }
    return found
  }
}

enum HostError: Error, CustomStringConvertible {
  case unknownEntry(String, known: [String])
  case unknownSession(String)
  case gone(Int)
  case runtime(String)

  var description: String {
    switch self {
    case .unknownEntry(let id, let known):
      "there is no scenario or preview \"\(id)\"; this host has \(known.joined(separator: ", "))"
    case .unknownSession(let name): "there is no session \"\(name)\": open it first"
    case .gone(let node): "node \(node) has left the screen: use the newest frame"
    case .runtime(let message): message
    }
  }
}
