import Foundation

/// How a change is spread over time.
///
/// - Gap: nothing is in between yet: a change shows its end at once. Completions and animations of the user's own are not there.
public struct Animation: Hashable, Sendable {
  indirect enum Base: Hashable, Sendable {
    case curve(UnitCurvePoints, duration: TimeInterval)
    /// `bounce` is 0 for a spring that just does not overshoot, 1 for one that never rests.
    case spring(duration: TimeInterval, bounce: Double, blend: TimeInterval)
    case physical(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    case delayed(Base, TimeInterval)
    case sped(Base, by: Double)
    case repeated(Base, count: Int?, autoreverses: Bool)
  }

  /// The two control points of a cubic curve from 0, 0 to 1, 1.
  struct UnitCurvePoints: Hashable, Sendable {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    static let linear = UnitCurvePoints(x1: 0, y1: 0, x2: 1, y2: 1)
    static let easeIn = UnitCurvePoints(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeOut = UnitCurvePoints(x1: 0, y1: 0, x2: 0.58, y2: 1)
    static let easeInOut = UnitCurvePoints(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  }

  let base: Base

  /// The duration of curves that are named without one, in seconds.
  static let standardDuration: TimeInterval = 0.35

  public static let `default` = spring()

  public func delay(_ delay: TimeInterval) -> Animation { Animation(base: .delayed(base, delay)) }
  public func speed(_ speed: Double) -> Animation { Animation(base: .sped(base, by: speed)) }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(base: .repeated(base, count: repeatCount, autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(base: .repeated(base, count: nil, autoreverses: autoreverses))
  }
}
