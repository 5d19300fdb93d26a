import Foundation
import TopdownDisplay

extension ProjectionTransform {
  /// The same matrix for columns, as the display list has it.
  var display: DisplayProjection {
    DisplayProjection(rows: [[m11, m21, m31], [m12, m22, m32], [m13, m23, m33]].map { $0.map(Double.init) })
  }

  /// The matrix in the plane; nil where there is more to it.
  var plane: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// Where a point comes to lie.
  func apply(to point: CGPoint) -> CGPoint {
    let w = point.x * m13 + point.y * m23 + m33
    guard w != 0 else { return point }
    return CGPoint(x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
  }

  /// The smallest rectangle around what a rectangle becomes.
  func apply(to rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { apply(to: $0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The same transform with another point as its zero.
  func moved(to origin: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
  }
}
