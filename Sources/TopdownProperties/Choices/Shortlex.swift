extension Array<UInt64> {
  /// Shorter is simpler; of two alike in length, the one with the smaller number where they first differ.
  func isSimpler(than other: [UInt64]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}
