/// A prefix code by its lengths, as deflate numbers it (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Bits of each symbol; 0 for one that does not occur.
  let lengths: [UInt8]
  /// The bits of each symbol as they are written, the first one lowest.
  let bits: [UInt16]

  /// The shortest code for symbols that occur so often, no symbol longer than `limit` bits.
  init(frequencies: [Int], limit: Int) {
    var scaled = frequencies
    var lengths = Self.lengths(scaled)
    // Rare symbols get shorter where all become more alike: a little longer than the best, and seldom needed.
    while Int(lengths.max() ?? 0) > limit {
      scaled = scaled.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.lengths(scaled)
    }
    self.init(lengths: lengths)
  }

  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    bits = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return Self.reversed(next[Int(length)], count: Int(length))
    }
  }

  /// A tree from the two rarest upward; of equally rare ones the earlier is taken, so that the same picture gives the same bytes.
  private static func lengths(_ frequencies: [Int]) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    let leaves = frequencies.indices.filter { frequencies[$0] > 0 }.sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    guard leaves.count > 1 else {
      // A code has a bit even where there is nothing to tell apart.
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    var weights = leaves.map { frequencies[$0] }
    var parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
    var (leaf, branch) = (0, leaves.count)
    func rarest() -> Int {
      let isLeaf = leaf < leaves.count && (branch >= weights.count || weights[leaf] <= weights[branch])
      defer { if isLeaf { leaf += 1 } else { branch += 1 } }
      return isLeaf ? leaf : branch
    }
    while weights.count < parents.count {
      let (first, second) = (rarest(), rarest())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    for (index, leaf) in leaves.enumerated() { lengths[leaf] = depths[index] }
    return lengths
  }

  private static func reversed(_ code: UInt16, count: Int) -> UInt16 {
    (0..<count).reduce(UInt16(0)) { $0 | (code >> $1 & 1) << (count - 1 - $1) }
  }
}
