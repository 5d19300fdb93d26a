/// The words of objects as they were when they were last looked at, in rounds: what a round does not look at is forgotten after it.
struct Snapshots<Key: Hashable & Sendable>: Sendable {
  fileprivate struct Snapshot: Sendable {
    var words: [UInt64]
    var isCancelled: Bool
    var round: Int
  }

  /// How an object differs from what it was.
  struct Change {
    let isChanged: Bool
    let wasCancelled: Bool?
  }

  private var snapshots: [Key: Snapshot] = [:]
  private var round = 0
  private var count = 0

  mutating func beginRound() {
    round += 1
    count = 0
  }

  /// Compares the object's words with those of the last round, and keeps the new ones.
  mutating func look(at key: Key, words: UnsafeBufferPointer<UInt64>, isCancelled: Bool = false) -> Change {
    count += 1
    guard let index = snapshots.index(forKey: key) else {
      snapshots[key] = Snapshot(words: Array(words), isCancelled: isCancelled, round: round)
      return Change(isChanged: true, wasCancelled: nil)
    }
    return snapshots.values[index].update(words: words, isCancelled: isCancelled, round: round)
  }

  mutating func endRound() {
    if count == snapshots.count { return }
    for (key, snapshot) in snapshots where snapshot.round != round { snapshots[key] = nil }
  }
}

extension Snapshots.Snapshot {
  fileprivate mutating func update(words now: UnsafeBufferPointer<UInt64>, isCancelled: Bool, round: Int) -> Snapshots.Change {
    let change = Snapshots.Change(isChanged: !words.elementsEqual(now), wasCancelled: self.isCancelled)
    if change.isChanged { words = Array(now) }
    self.isCancelled = isCancelled
    self.round = round
    return change
  }
}
