import Foundation
import TopdownDisplay

/// A gradient with its colors, in shares of a rectangle that is not known yet.
package struct ResolvedGradient: Equatable, Sendable {
  package enum Geometry: Equatable, Sendable {
    case linear(UnitPoint, UnitPoint)
    /// Radii in points.
    case radial(UnitPoint, CGFloat, CGFloat)
    /// Radii in shares of the rectangle's sides.
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
    /// Patches in shares of the rectangle, drawn over the color of the only stop.
    case mesh([DisplayMeshPatch])
  }

  package var geometry: Geometry
  /// In order of their locations.
  package var stops: [DisplayGradientStop]

  func display(in rect: CGRect, opacity: Double) -> DisplayPaint {
    let stops = stops.map { DisplayGradientStop(color: $0.color.multiplyingAlpha(by: opacity), location: $0.location) }
    switch geometry {
    case .linear(let start, let end): return .linear(stops, from: start.point(in: rect), to: end.point(in: rect))
    case .radial(let center, let start, let end):
      return .radial(stops, center: center.point(in: rect), from: start, to: end, heightScale: 1)
    case .elliptical(let center, let start, let end):
      return .radial(
        stops, center: center.point(in: rect), from: start * rect.width, to: end * rect.width,
        heightScale: rect.width > 0 ? rect.height / rect.width : 1)
    case .angular(let center, let start, let end):
      return .angular(stops, center: center.point(in: rect), fromDegrees: start.degrees, toDegrees: end.degrees)
    case .mesh(let patches):
      return .mesh(
        patches.map { patch in
          DisplayMeshPatch(
            outline: patch.outline.map { UnitPoint(x: $0.x, y: $0.y).point(in: rect) },
            colors: patch.colors.map { $0.multiplyingAlpha(by: opacity) })
        }, background: stops[0].color)
    }
  }
}

extension UnitPoint {
  /// The point in the coordinates of a rectangle.
  func point(in rect: CGRect) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
}

extension _ShapeStyle_Shape {
  /// Sets a gradient; one of a single color is that color.
  mutating func set(_ gradient: AnyGradient, _ geometry: ResolvedGradient.Geometry) {
    let stops = gradient.stops(in: environment)
    guard let first = stops.first else { return paint = .clear }
    if stops.count == 1 { return set(.color(first.color)) }
    set(.rich(RichPaint(fill: .gradient(ResolvedGradient(geometry: geometry, stops: stops)))))
  }
}

extension AnyGradient {
  /// How many colors stand for one way between two stops where they can't be mixed component by component.
  private static let perceptualSteps = 8

  fileprivate func stops(in environment: EnvironmentValues) -> [DisplayGradientStop] {
    let stops = gradient.stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    let resolved = stops.map {
      DisplayGradientStop(color: $0.color.resolve(in: environment).display, location: $0.location)
    }
    guard space == .perceptual else { return resolved }
    return zip(resolved, resolved.dropFirst()).flatMap { first, second in
      (0..<Self.perceptualSteps).map { step in
        let share = Double(step) / Double(Self.perceptualSteps)
        return DisplayGradientStop(
          color: ColorMixing.mix(first.color, second.color, share, in: .perceptual),
          location: first.location + (second.location - first.location) * share)
      }
    } + resolved.suffix(1)
  }
}
