import Foundation

extension Animation {
  public static var linear: Animation { linear(duration: standardDuration) }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    curve(UnitCurvePoints(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration)
  }

  private static func curve(_ points: UnitCurvePoints, _ duration: TimeInterval) -> Animation {
    Animation(base: .curve(points, duration: duration))
  }
}

extension Animation {
  public static var spring: Animation { spring(duration: 0.5) }
  public static var smooth: Animation { smooth(duration: 0.5) }
  public static var snappy: Animation { snappy(duration: 0.5) }
  public static var bouncy: Animation { bouncy(duration: 0.5) }
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
    Animation(base: .spring(duration: duration, bounce: bounce, blend: blendDuration))
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration)
  }

  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(base: .physical(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    // A spring's stiffness and damping by its perceptual duration and bounce, for a mass of 1.
    let frequency = 2 * Double.pi / duration
    return interpolatingSpring(
      stiffness: frequency * frequency, damping: (1 - bounce) * 2 * frequency, initialVelocity: initialVelocity)
  }
}
