import Foundation

extension Animation {
  /// In seconds from its start; nil for an animation without an end.
  var duration: TimeInterval? { time { way, _ in way == nil } }

  /// When what waits for the animation may go on, in seconds; nil for an animation without an end.
  var logicalDuration: TimeInterval? { time { way, isComplete in way == nil || isComplete } }

  /// The first time at which `isOver`, which stays so, holds.
  private func time(when isOver: (Double?, Bool) -> Bool) -> TimeInterval? {
    func isOverAt(_ time: TimeInterval) -> Bool {
      var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
      let way = animate(value: 1, time: time, context: &context)
      return isOver(way, context.isLogicallyComplete)
    }
    if isOverAt(0) { return 0 }
    var (low, high) = (0.0, 0.125)
    while !isOverAt(high) {
      (low, high) = (high, high * 2)
      if high > Self.longest { return nil }
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if isOverAt(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// What takes longer than a day, in seconds, is taken for endless.
  private static let longest: TimeInterval = 131_072
}
