import Foundation

/// A weight on a spring that is damped: where it is, and how fast, at each time.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double

  /// - Parameters:
  ///   - duration: how long the movement seems to take, in seconds.
  ///   - bounce: 0 for none, up to 1 for one that never rests; below 0 the spring is slower than it need be.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.999)))
  }

  /// - Parameters:
  ///   - response: how stiff the spring is, as the time in seconds that one undamped swing takes.
  ///   - dampingRatio: 1 where it just does not overshoot.
  public init(response: Double, dampingRatio: Double) {
    let frequency = response > 0 ? 2 * .pi / response : .infinity
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

  /// - Parameter allowOverDamping: whether the damping may be more than what keeps the spring from overshooting.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let critical = 2 * (stiffness * mass).squareRoot()
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// A spring that is nearer to its target than `epsilon` after `settlingDuration` seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time that a spring takes grows with its response.
    let settled = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: settled > 0 ? settlingDuration / settled : 0, dampingRatio: dampingRatio)
  }

  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// In seconds.
  public var duration: TimeInterval { response }
  public var response: Double { frequency > 0 ? 2 * .pi / frequency : .infinity }
  public var dampingRatio: Double { stiffness > 0 ? damping / (2 * (stiffness * mass).squareRoot()) : 0 }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The seconds after which the spring is at rest, near enough: a thousandth of its way.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  var frequency: Double { (stiffness / mass).squareRoot() }
}
