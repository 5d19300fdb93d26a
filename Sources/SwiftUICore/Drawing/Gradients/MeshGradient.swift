import Foundation
import TopdownDisplay

/// A grid of colored points, the colors between them blended.
///
/// - Gap: colors are blended evenly in red, green and blue, and so are they where `smoothsColors` asks for curves.
public nonisolated struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
  public typealias Body = _ShapeView<Rectangle, MeshGradient>
  public typealias Resolved = Never

  /// A point with the curves that lead to its neighbours; in shares of the frame.
  public struct BezierPoint: Equatable, Sendable, BitwiseCopyable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Row by row, from the top.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient {
  public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
    let patches = patches(in: shape.environment)
    // A mesh without a whole row and column of patches is its background.
    if patches.isEmpty { return shape.set(.color(background.resolve(in: shape.environment).display)) }
    let backdrop = DisplayGradientStop(color: background.resolve(in: shape.environment).display, location: 0)
    shape.set(.rich(RichPaint(fill: .gradient(ResolvedGradient(geometry: .mesh(patches), stops: [backdrop])))))
  }

  private nonisolated func patches(in environment: EnvironmentValues) -> [DisplayMeshPatch] {
    let colors =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment).display }
      case .resolvedColors(let colors): colors.map(\.display)
      }
    let points = bezierPoints
    guard width > 1, height > 1, min(points.count, colors.count) >= width * height else { return [] }
    return (0..<height - 1).flatMap { row in
      (0..<width - 1).map { column in
        let first = row * width + column
        let corners = [first, first + 1, first + width + 1, first + width]
        let (a, b, c, d) = (points[corners[0]], points[corners[1]], points[corners[2]], points[corners[3]])
        let outline = [
          a.position, a.trailingControlPoint, b.leadingControlPoint,
          b.position, b.bottomControlPoint, c.topControlPoint,
          c.position, c.leadingControlPoint, d.trailingControlPoint,
          d.position, d.topControlPoint, a.bottomControlPoint,
        ]
        return DisplayMeshPatch(
          outline: outline.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }, colors: corners.map { colors[$0] })
      }
    }
  }

  /// Points without curves get straight ones: their control points stand a third of the way to the neighbour.
  private nonisolated var bezierPoints: [BezierPoint] {
    guard case .points(let points) = locations else {
      if case .bezierPoints(let points) = locations { return points }
      return []
    }
    return points.indices.map { index in
      func towards(_ neighbour: Int, _ isThere: Bool) -> SIMD2<Float> {
        let point = points[index]
        return isThere && points.indices.contains(neighbour) ? point + (points[neighbour] - point) / 3 : point
      }
      let column = width > 0 ? index % width : 0
      return BezierPoint(
        position: points[index], leadingControlPoint: towards(index - 1, column > 0),
        topControlPoint: towards(index - width, true), trailingControlPoint: towards(index + 1, column < width - 1),
        bottomControlPoint: towards(index + width, true))
    }
  }
}
