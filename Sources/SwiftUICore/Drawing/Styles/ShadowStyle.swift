import Foundation

/// A shadow that what is drawn in a style throws, outwards or inwards; lengths in points.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize
  private let isInner: Bool

  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  func resolve(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(color: color.resolve(in: environment).display, radius: max(0, radius), offset: offset, isInner: isInner)
  }
}
