/// A value that can be added to others of its type and scaled, as what is animated of it can.
public protocol _VectorMath: Animatable {}

extension Angle: _VectorMath {}
extension EdgeInsets: _VectorMath {}

extension _VectorMath {
  /// The length of what is animated of the value.
  public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }

  public mutating func negate() { animatableData = .zero - animatableData }

  public static prefix func - (operand: Self) -> Self { operand.with { $0 = .zero - $0 } }

  public static func += (lhs: inout Self, rhs: Self) { lhs.animatableData += rhs.animatableData }
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.with { $0 += rhs.animatableData } }
  public static func -= (lhs: inout Self, rhs: Self) { lhs.animatableData -= rhs.animatableData }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.with { $0 -= rhs.animatableData } }
  public static func *= (lhs: inout Self, rhs: Double) { lhs.animatableData.scale(by: rhs) }
  public static func * (lhs: Self, rhs: Double) -> Self { lhs.with { $0.scale(by: rhs) } }
  public static func /= (lhs: inout Self, rhs: Double) { lhs *= 1 / rhs }
  public static func / (lhs: Self, rhs: Double) -> Self { lhs * (1 / rhs) }

  private func with(_ change: (inout AnimatableData) -> Void) -> Self {
    var copy = self
    change(&copy.animatableData)
    return copy
  }
}
