import Foundation

/// How far something has come, by how much of its time is over; both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A cubic curve from 0, 0 to 1, 1; its control points' x is kept between 0 and 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(x1: min(1, max(0, x1)), y1: y1, x2: min(1, max(0, x2)), y2: y2))
  }

  /// The curve that leads back: where this one has y at x, it has x at y.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: Self.bezier(0.85, 0.5, 0.15, 0.5)
    case .bezier(let x1, let y1, let x2, let y2): Self.bezier(y1, x1, y2, x2)
    }
  }

  public func value(at progress: Double) -> Double {
    let x = min(1, max(0, progress))
    switch kind {
    case .linear: return x
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .bezier(let x1, let y1, let x2, let y2): return CubicBezier(y1, y2).value(at: CubicBezier(x1, x2).parameter(of: x))
    }
  }

  /// How fast the value grows; 1 all the way for a linear curve, and 0 before the start and after the end.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let x = progress
    switch kind {
    case .linear: return 1
    case .circularEaseIn: return x / (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5 ? 2 * x / (1 - 4 * x * x).squareRoot() : 2 * (1 - x) / (1 - 4 * (1 - x) * (1 - x)).squareRoot()
    case .bezier(let x1, let y1, let x2, let y2):
      let across = CubicBezier(x1, x2)
      let parameter = across.parameter(of: x)
      let dx = across.slope(at: parameter)
      return dx == 0 ? 0 : CubicBezier(y1, y2).slope(at: parameter) / dx
    }
  }
}

/// One coordinate of a cubic curve from 0 to 1.
private struct CubicBezier {
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ p1: Double, _ p2: Double) {
    c = 3 * p1
    b = 3 * (p2 - p1) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
  func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

  /// Where the coordinate, which never falls, is `x`.
  func parameter(of x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<60 {
      let error = value(at: t) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = slope(at: t)
      let next = slope == 0 ? .nan : t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
