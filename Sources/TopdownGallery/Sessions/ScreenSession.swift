import Foundation
import TopdownDisplay

/// One open screen: its newest frame, and those who wait for a newer one.
actor ScreenSession {
  private var revision = 0
  private var frame: HostFrame?
  private var failure: String?
  private var picture: (revision: Int, png: Data)?
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastTicket = 0

  var state: ScreenState {
    let size = frame?.display.size ?? .zero
    return ScreenState(
      revision: revision, width: Double(size.width), height: Double(size.height),
      semantics: frame?.semantics, log: frame?.log ?? [], sources: frame?.sources ?? [], values: frame?.values ?? [],
      actions: frame?.actions ?? [], clock: frame?.clock ?? HostClock(), warnings: frame?.warnings ?? [],
      failure: failure ?? frame?.failure)
  }

  func show(_ frame: HostFrame) {
    self.frame = frame
    change()
  }

  func fail(_ message: String) {
    guard failure == nil else { return }
    failure = message
    change()
  }

  /// The state once it is newer than `known`; nil when `limit` or a cancellation came first.
  func state(after known: Int, within limit: Duration) async -> ScreenState? {
    guard revision <= known else { return state }
    lastTicket += 1
    let ticket = lastTicket
    let timer = Task {
      try await Task.sleep(for: limit)
      wake(ticket)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[ticket] = $0 }
    } onCancel: {
      // Runs after the wait has begun: until then this actor is busy.
      Task { await self.wake(ticket) }
    }
    timer.cancel()
    return revision > known ? state : nil
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

  private func change() {
    revision += 1
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  private func wake(_ ticket: Int) {
    waiting.removeValue(forKey: ticket)?.resume()
  }
}
