/// Some steps of a run, by their indices; the first 64 need no allocation.
struct StepSet: Sendable {
  private var first: UInt64 = 0
  private var further: [UInt64] = []

  func contains(_ step: Int) -> Bool {
    let word = step / 64
    if word == 0 { return first & bit(step) != 0 }
    return word <= further.count && further[word - 1] & bit(step) != 0
  }

  mutating func insert(_ step: Int) {
    let word = step / 64
    if word == 0 {
      first |= bit(step)
    } else {
      makeRoom(for: word)
      further[word - 1] |= bit(step)
    }
  }

  mutating func formUnion(_ other: Self) {
    first |= other.first
    makeRoom(for: other.further.count)
    for (index, word) in other.further.enumerated() { further[index] |= word }
  }

  private func bit(_ step: Int) -> UInt64 { 1 << UInt64(step % 64) }

  private mutating func makeRoom(for words: Int) {
    if further.count < words { further.append(contentsOf: repeatElement(0, count: words - further.count)) }
  }
}
