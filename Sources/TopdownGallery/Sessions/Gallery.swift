import Foundation
import TopdownDisplay

/// The gallery behind its pages: entries, open screens, and the host that runs them.
actor Gallery {
  /// A tab that was closed without a word leaves its screen open; the oldest go when there are too many.
  private static let mostSessions = 12

  nonisolated let title: String
  private let studio: Studio
  private let launcher: any HostLauncher
  private let limits: HostProcess.Limits
  private var sessions: [String: ScreenSession] = [:]
  private var order: [String] = []
  private var lastSession = 0
  private lazy var keeper = HostKeeper(launcher, limits: limits) { [weak self] event in await self?.receive(event) }

  init(title: String, launcher: any HostLauncher, limits: HostProcess.Limits = .init(), studio: Studio) {
    self.title = title
    self.launcher = launcher
    self.limits = limits
    self.studio = studio
  }

  func entries() async throws -> [HostEntry] { try await keeper.host().entries }

  /// Opens a screen and returns its name. Throws `HostFailure`.
  func open(_ showing: HostShowing, speed: Double = 1) async throws -> String {
    let host = try await keeper.host()
    guard host.entries.contains(where: { $0.id == showing.entry }) else {
      throw HostFailure.noEntry(showing.entry, among: host.entries)
    }
    lastSession += 1
    let name = "s\(lastSession)"
    // Known before it is asked for: its first frame may come before the answer.
    sessions[name] = ScreenSession()
    order.append(name)
    do {
      _ = try await host.request(.open(session: name, showing))
      if host.entries.first(where: { $0.id == showing.entry })?.kind != .app {
        _ = try await host.request(.setSpeed(session: name, speed))
      }
    } catch {
      forget(name)
      throw error
    }
    while order.count > Self.mostSessions, let oldest = order.first { await close(oldest) }
    return name
  }

  func session(_ name: String) -> ScreenSession? { sessions[name] }

  func perform(_ action: SemanticsAction, on node: Int, argument: String?, in session: String) async throws {
    _ = try await keeper.host().request(.perform(session: session, node: node, action: action, argument: argument))
  }

  func close(_ name: String) async {
    guard sessions[name] != nil else { return }
    forget(name)
    // What a host has to say about a screen that nobody looks at interests nobody.
    _ = try? await keeper.host().request(.close(session: name))
  }

  /// The newest picture of a screen; nil where there is none yet.
  func picture(of name: String) async throws -> Data? { try await sessions[name]?.png(in: studio) }

  func stop() async { await keeper.stop() }

  private func receive(_ event: HostProcess.Event) async {
    switch event {
    case .frame(let name, let frame): await sessions[name]?.show(frame)
    case .ended(let failure): for session in sessions.values { await session.fail(failure.description) }
    }
  }

  private func forget(_ name: String) {
    sessions[name] = nil
    order.removeAll { $0 == name }
  }
}
