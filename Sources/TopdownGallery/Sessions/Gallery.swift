import Foundation
import TopdownDisplay

/// The gallery behind its pages: entries, open screens, and the hosts that run them, one for each screen.
actor Gallery {
  /// How many screens may be open, each with a process of its own.
  static let mostScreens = 12

  nonisolated let title: String
  private let studio: Studio
  private let limits: HostProcess.Limits
  /// nil until the first build has worked, as is the next.
  private var launcher: (any HostLauncher)?
  /// The host that tells what there is, and whose screens nobody operates.
  private var keeper: HostKeeper?
  private var screens: [String: OpenScreen] = [:]
  private var lastScreen = 0
  private var build: BuildState
  private let builds = NewsBoard()
  private let starting = Gate(width: 2)

  private struct OpenScreen {
    let session: ScreenSession
    var host: HostProcess?
  }

  init(title: String, launcher: (any HostLauncher)? = nil, limits: HostProcess.Limits = .init(), studio: Studio) {
    self.title = title
    self.launcher = launcher
    self.limits = limits
    self.studio = studio
    keeper = launcher.map { HostKeeper($0, limits: limits) }
    build = launcher == nil ? BuildState(host: 0, phase: .building) : BuildState()
  }

  /// None where no host was built yet. Throws `HostFailure`.
  func entries() async throws -> [HostEntry] { try await keeper?.host().entries ?? [] }

  /// What the package has beside them, a line each. Throws `HostFailure`.
  func unseen() async throws -> [String] { try await keeper?.unseen() ?? [] }

  /// Throws `HostFailure`.
  private func entry(_ id: String) async throws -> HostEntry {
    let entries = try await entries()
    guard let entry = entries.first(where: { $0.id == id }) else { throw EntryFinder(entries: entries).notFound(id) }
    return entry
  }

  /// Any entry's picture, after the entry's own steps. Throws `HostFailure`.
  func picture(of id: String, in variant: Variant) async throws -> Data {
    _ = try await entry(id)
    guard let keeper else { throw HostFailure.notBuilt }
    let frame = try await keeper.finishedFrame(of: HostShowing(id, variant.appearance))
    return try await studio.drawing(of: frame.display).png
  }

  func stop() async {
    await keeper?.stop()
    for name in screens.keys { await close(name) }
  }
}

// MARK: - Screens

extension Gallery {
  /// Opens a screen in a host of its own and returns its name. Throws `HostFailure`, and `Gone` where others pushed it out.
  func open(_ showing: HostShowing, speed: Double = 1) async throws -> String {
    let entry = try await entry(showing.entry)
    lastScreen += 1
    let name = "s\(lastScreen)"
    // Known before it is asked for: its first frame may come before the answer.
    screens[name] = OpenScreen(session: ScreenSession(showing, build: build))
    await makeRoom(for: name)
    do {
      let host = try await start(name)
      _ = try await host.request(.open(session: name, showing))
      if entry.kind != .app { _ = try await host.request(.setSpeed(session: name, speed)) }
    } catch {
      await close(name)
      throw error
    }
    return name
  }

  /// Throws `Gone`.
  func screen(_ name: String) throws -> ScreenSession {
    guard let screen = screens[name] else { throw Gone.closed }
    return screen.session
  }

  /// Throws `Gone`, and `HostFailure` with the host's own words.
  func ask(_ command: HostRequest.Command, in name: String) async throws {
    _ = try screen(name)
    guard let host = screens[name]?.host else { throw HostFailure.refused("this screen is still being opened") }
    _ = try await host.request(command)
  }

  func perform(_ action: SemanticsAction, on node: Int, argument: String?, in name: String) async throws {
    try await ask(.perform(session: name, node: node, action: action, argument: argument), in: name)
  }

  /// The newest picture of a screen; nil where there is none yet. Throws `Gone`.
  func picture(of name: String) async throws -> Data? { try await screen(name).png(in: studio) }

  /// What was done to a screen as a test. Throws `Gone`.
  func test(of name: String) async throws -> String {
    let session = try screen(name)
    guard let frame = await session.frame else { throw HostFailure.refused("this screen has not been shown yet") }
    let entry = try await entry(session.showing.entry)
    let sameName = try await entries().filter { $0.provider == entry.provider && $0.name == entry.name }
    return CopiedTest(
      of: entry, precededBy: sameName.firstIndex { $0.id == entry.id } ?? 0, as: session.showing, frame: frame
    ).text
  }

  func close(_ name: String) async { await end(name, .closed) }

  private func end(_ name: String, _ reason: Gone) async {
    guard let screen = screens.removeValue(forKey: name) else { return }
    await screen.session.end(reason)
    await screen.host?.stop()
  }

  private func start(_ name: String) async throws -> HostProcess {
    await starting.enter()
    defer { starting.leave() }
    // So many may have been opened meanwhile that this one is not wanted any longer.
    guard screens[name] != nil else { throw Gone.asleep(most: Self.mostScreens) }
    guard let launcher else { throw HostFailure.notBuilt }
    let host = try await HostProcess.launch(launcher, limits: limits) { [weak self] event in await self?.receive(event, of: name)
    }
    guard screens[name] != nil else {
      await host.stop()
      throw Gone.asleep(most: Self.mostScreens)
    }
    screens[name]?.host = host
    return host
  }

  /// Puts the screen to sleep that nobody has looked at for the longest time; one that is looked at only where all are.
  private func makeRoom(for newest: String) async {
    while screens.count > Self.mostScreens {
      var idlest: (name: String, isWatched: Bool, last: ContinuousClock.Instant)?
      for (name, screen) in screens where name != newest {
        let candidate = (name, await screen.session.isWatched, await screen.session.lastWatched)
        guard let known = idlest else {
          idlest = candidate
          continue
        }
        let isIdler = candidate.1 == known.isWatched ? candidate.2 < known.last : known.isWatched
        if isIdler { idlest = candidate }
      }
      guard let idlest else { return }
      // Another one that opens may have made room while the screens were asked.
      guard screens.count > Self.mostScreens else { return }
      await end(idlest.name, .asleep(most: Self.mostScreens))
    }
  }

  private func receive(_ event: HostProcess.Event, of name: String) async {
    guard let session = screens[name]?.session else { return }
    switch event {
    case .frame(_, let frame): await session.show(frame)
    case .ended(let failure): await session.fail(failure.description)
    }
  }
}

// MARK: - Builds

extension Gallery {
  /// How it stands once that is newer than `known`; nil when `limit` came first.
  func build(after known: Int, within limit: Duration) async -> BuildState? {
    await builds.wait(within: limit) { await self.build.revision > known }
    return build.revision > known ? build : nil
  }

  func startBuild() async {
    build.phase = .building
    build.progress = nil
    await tellBuild()
  }

  func tellBuild(_ progress: String) async {
    guard build.phase == .building else { return }
    build.progress = progress
    await tellBuild()
  }

  func failBuild(_ failure: BuildFailure) async {
    build.phase = .failed
    build.progress = nil
    build.message = failure.description
    build.problems = failure.problems
    await tellBuild()
  }

  /// Screens that are opened from now on run in the new host; those that are open stay as they are until their page opens them again.
  func use(_ launcher: any HostLauncher) async {
    let old = keeper
    self.launcher = launcher
    keeper = HostKeeper(launcher, limits: limits)
    build = BuildState(revision: build.revision, host: build.host + 1)
    await tellBuild()
    await old?.stop()
  }

  private func tellBuild() async {
    build.revision += 1
    await builds.tell()
    for screen in screens.values { await screen.session.tell(build) }
  }
}
