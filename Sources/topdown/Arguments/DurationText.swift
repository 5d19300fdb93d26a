/// A span of time as one types it: `500ms`, `2s`, `1.5m`, `3h`.
enum DurationText {
  /// Seconds; nil for what is no span of time.
  static func seconds(_ text: String) -> Double? {
    guard let unit = units.first(where: { text.hasSuffix($0.name) }), let amount = Double(text.dropLast(unit.name.count)) else {
      return nil
    }
    let seconds = amount * unit.seconds
    return seconds >= 0 && seconds <= longest ? seconds : nil
  }

  /// `ms` before the `s` that it ends with.
  private static let units: [(name: String, seconds: Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3_600)]
  /// A year: a longer one is a slip, and no clock could count it.
  private static let longest = 366.0 * 24 * 3_600
}
