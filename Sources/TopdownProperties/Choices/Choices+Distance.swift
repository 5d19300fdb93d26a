extension Choices {
  /// A number of steps away from what is simplest.
  mutating func distance(upTo limit: UInt64) throws -> UInt64 {
    try choose(upTo: limit) { random, size in
      if limit <= 16 || random.once(in: 3) { return random.number(upTo: limit) }
      if random.once(in: 8) { return limit }
      // As likely of one digit as of ten, and the fewer the earlier the run.
      let bits = UInt64(64 - limit.leadingZeroBitCount)
      let width = random.number(upTo: UInt64((Double(bits) * max(size, 0.2)).rounded(.up)))
      return width >= bits ? random.number(upTo: limit) : random.number(upTo: (UInt64(1) << width) - 1)
    }
  }
}
