import TopdownDisplay

/// The end of a log, from where a reader has read it.
struct LogTail: Equatable {
  /// How many events there were and are no longer kept.
  let dropped: Int
  /// How many events come before `events`.
  let start: Int
  let events: [HostEvent]

  /// - Parameters:
  ///   - log: as a host sends it, its first event of the kind `dropped` where older ones were let go.
  ///   - count: how many events the reader has, those included that were let go.
  init(_ log: [HostEvent], after count: Int) {
    dropped = log.droppedCount
    let kept = log.kept
    // One that claims to have read what was not yet said reads all of it again.
    let known = (dropped...dropped + kept.count).contains(count) ? count : dropped
    start = known
    events = Array(kept.dropFirst(known - dropped))
  }
}
