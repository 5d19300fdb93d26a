import TopdownDisplay

extension HostFrame {
  /// As many events are kept of a session; a few more for a while, since letting one go at a time would move all others each time.
  static let logCapacity = 5_000

  /// The same frame with the whole log, of which this one may bring only what is new since the one before it.
  func following(_ previous: HostFrame?) -> HostFrame {
    guard let logStart else { return self }
    var whole = self
    whole.logStart = nil
    guard let previous, previous.log.droppedCount + previous.log.kept.count == logStart else { return whole }
    whole.log = previous.log + log
    let excess = whole.log.kept.count - Self.logCapacity
    if excess > Self.logCapacity / 10 {
      let kept = whole.log.kept.dropFirst(excess)
      whole.log = [.dropped(whole.log.droppedCount + excess, until: kept.first?.seconds ?? 0)] + kept
    }
    return whole
  }
}
