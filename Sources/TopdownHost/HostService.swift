import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Answers requests: opens sessions, carries out actions, takes snapshots.
@MainActor final class HostService {
  private let catalogue: HostCatalogue
  private let send: (HostMessage) -> Void
  private var sessions: [String: any HostSession] = [:]

  init(catalogue: HostCatalogue, send: @escaping (HostMessage) -> Void) {
    self.catalogue = catalogue
    self.send = send
  }

  func sayHello() {
    let unseen = catalogue.unseen.isEmpty ? nil : catalogue.unseen
    send(.hello(version: hostProtocolVersion, entries: catalogue.entries, unseen: unseen))
  }

  func answer(_ request: HostRequest) {
    do {
      switch request.command {
      case .open(let session, let showing):
        try open(session, showing)
        send(.done(number: request.number))
        sessions[session]?.sendFrame()
      case .perform(let session, let node, let action, let argument):
        try change(session, for: request) { try $0.perform(action, on: node, argument: argument) }
      case .play(let session, let steps):
        try change(session, for: request) { try $0.play(steps) }
      case .playNext(let session):
        try change(session, for: request) { try $0.playNext() }
      case .setSpeed(let session, let speed):
        guard (0...1_000).contains(speed) else { throw HostError.speed(speed) }
        try change(session, for: request) { try $0.setSpeed(speed) }
      case .close(let session):
        sessions.removeValue(forKey: session)?.close()
        send(.done(number: request.number))
      case .snapshot(let showing, let steps):
        let content = try catalogue.content(of: showing.entry)
        forgetDefaults(of: content)
        let frame = try ScenarioSession.frame(of: content, showing, steps: steps)
        send(.snapshot(number: request.number, frame: frame))
      }
    } catch {
      send(.failed(number: request.number, message: "\(error)"))
    }
  }

  /// What an earlier screen has written there would be content of this one; what an app has written is its user's.
  private func forgetDefaults(of content: HostCatalogue.Content) {
    guard content.kind != .app, sessions.isEmpty else { return }
    for key in UserDefaults.standard.dictionaryRepresentation().keys { UserDefaults.standard.removeObject(forKey: key) }
  }

  private func open(_ name: String, _ showing: HostShowing) throws {
    sessions.removeValue(forKey: name)?.close()
    let content = try catalogue.content(of: showing.entry)
    forgetDefaults(of: content)
    let sendFrame: (HostFrame) -> Void = { [send] frame in send(.frame(session: name, frame)) }
    sessions[name] =
      content.kind == .app
      ? AppSession(content, showing.appearance, onFrame: sendFrame) : ScenarioSession(content, showing, onFrame: sendFrame)
  }

  /// Whoever hears that it is done has seen what came of it.
  private func change(_ name: String, for request: HostRequest, _ body: (any HostSession) throws -> Void) throws {
    let session = try find(name)
    try body(session)
    session.sendFrame()
    send(.done(number: request.number))
  }

  private func find(_ session: String) throws -> any HostSession {
    guard let found = sessions[session] else { throw HostError.unknownSession(session) }
    return found
  }
}

enum HostError: Error, CustomStringConvertible {
  case unknownEntry(String, known: [String])
  case unknownSession(String)
  case gone(Int)
  case runtime(String)
  case noStep(count: Int)
  case speed(Double)
  case onlyScenarios(String)

  var description: String {
    switch self {
    case .unknownEntry(let id, let known):
      "there is no scenario or preview \"\(id)\"; this host has \(known.joined(separator: ", "))"
    case .unknownSession(let name): "there is no session \"\(name)\": open it first"
    case .gone(let node): "node \(node) has left the screen: use the newest frame"
    case .runtime(let message): message
    case .noStep(0): "the scenario has no steps: name what it does in `steps:`"
    case .noStep(let count): "all \(count) steps are done: open the scenario again to start over"
    case .speed(let speed): "a clock can't run at the speed \(speed): use 0 to 1,000"
    case .onlyScenarios(let what): "an app runs in real time and has no \(what): open a scenario instead"
    }
  }
}
