import Foundation
import TopdownDisplay

/// One open screen: its newest frame, and those who wait for a newer one.
actor ScreenSession {
  nonisolated let showing: HostShowing
  private(set) var frame: HostFrame?
  /// When somebody last asked for news.
  private(set) var lastWatched = ContinuousClock.now
  private var revision = 0
  private var build: BuildState
  private var failure: String?
  private var gone: Gone?
  private var picture: (revision: Int, png: Data)?
  private let news = NewsBoard()
  private var watchers = 0

  init(_ showing: HostShowing, build: BuildState = BuildState()) {
    self.showing = showing
    self.build = build
  }

  var isWatched: Bool { watchers > 0 }

  func show(_ frame: HostFrame) async {
    self.frame = frame.following(self.frame)
    revision += 1
    await news.tell()
  }

  func fail(_ message: String) async {
    guard failure == nil else { return }
    failure = message
    revision += 1
    await news.tell()
  }

  func tell(_ build: BuildState) async {
    self.build = build
    await news.tell()
  }

  /// Whoever waits, and whoever asks later, hears why there is nothing.
  func end(_ gone: Gone) async {
    self.gone = gone
    await news.tell()
  }

  /// The state with all of the log.
  var state: ScreenState { state(KnownState()) }

  /// The state once there is more than is `known`; nil when `limit` or a cancellation came first. Throws `Gone`.
  func state(after known: KnownState, within limit: Duration) async throws -> ScreenState? {
    lastWatched = .now
    watchers += 1
    await news.wait(within: limit) { await self.hasNews(known) }
    watchers -= 1
    lastWatched = .now
    if let gone { throw gone }
    return hasNews(known) ? state(known) : nil
  }

  /// The newest frame as a PNG, drawn once; nil before the first frame.
  func png(in studio: Studio) async throws -> Data? {
    guard let frame else { return nil }
    if let picture, picture.revision == revision { return picture.png }
    let drawn = revision
    let png = try await studio.drawing(of: frame.display).png
    if drawn >= picture?.revision ?? 0 { picture = (drawn, png) }
    return png
  }

  private func hasNews(_ known: KnownState) -> Bool {
    gone != nil || revision > known.revision || build.revision > known.build
  }

  private func state(_ known: KnownState) -> ScreenState {
    let size = frame?.display.size ?? .zero
    let log = LogTail(frame?.log ?? [], after: known.events)
    return ScreenState(
      revision: revision, width: Double(size.width), height: Double(size.height), semantics: frame?.semantics,
      logStart: log.start, logDropped: log.dropped, log: log.events, sources: frame?.sources ?? [], values: frame?.values ?? [],
      actions: frame?.actions ?? [], clock: frame?.clock ?? HostClock(), warnings: frame?.warnings ?? [],
      failure: failure ?? frame?.failure, build: build)
  }
}
