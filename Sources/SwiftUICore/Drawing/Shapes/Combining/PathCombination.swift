import Foundation

/// What two areas come to together.
enum PathOperation: Equatable, Sendable {
  case union, intersection, subtraction, symmetricDifference
}

/// Areas put together: both outlines are cut where they meet, and the pieces that bound the result are joined again.
///
/// - Gap: curves become short lines.
struct PathCombination {
  private let first: Polygons
  private let second: Polygons

  init(_ first: Path, _ second: Path, eoFill: Bool) {
    self.first = Polygons(first, isEvenOdd: eoFill)
    self.second = Polygons(second, isEvenOdd: eoFill)
  }

  func path(_ operation: PathOperation) -> Path {
    let edges =
      first.edges(cutBy: second).filter { isBoundary($0, operation) }
      + second.edges(cutBy: first, isSecond: true)
      .filter { isBoundary($0, operation) }
    return EdgeLoops(edges.map { oriented($0, operation) }).path
  }

  /// Whether the result lies on one side of an edge only.
  private func isBoundary(_ edge: OutlineEdge, _ operation: PathOperation) -> Bool {
    isInside(edge.side(1), operation) != isInside(edge.side(-1), operation)
      // What both outlines share counts once.
      && !(edge.isSecond && first.hasEdge(along: edge))
  }

  /// The edge so that the result lies to the right of it.
  private func oriented(_ edge: OutlineEdge, _ operation: PathOperation) -> OutlineEdge {
    isInside(edge.side(1), operation) ? edge : OutlineEdge(start: edge.end, end: edge.start, isSecond: edge.isSecond)
  }

  private func isInside(_ point: CGPoint, _ operation: PathOperation) -> Bool {
    let (a, b) = (first.contains(point), second.contains(point))
    switch operation {
    case .union: return a || b
    case .intersection: return a && b
    case .subtraction: return a && !b
    case .symmetricDifference: return a != b
    }
  }
}

/// A straight piece of an outline.
struct OutlineEdge {
  let start: CGPoint
  let end: CGPoint
  var isSecond = false

  private static let distance: CGFloat = 1e-4

  /// A point beside the middle: to the right for 1, to the left for -1.
  func side(_ sign: CGFloat) -> CGPoint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(hypot(dx, dy), 1e-12)
    return CGPoint(
      x: (start.x + end.x) / 2 - dy / length * Self.distance * sign,
      y: (start.y + end.y) / 2 + dx / length * Self.distance * sign)
  }

  /// The shares of this edge at which another one meets it.
  func cuts(by other: OutlineEdge) -> [CGFloat] {
    let (r, s) = (end - start, other.end - other.start)
    let cross = r.x * s.y - r.y * s.x
    let gap = other.start - start
    if abs(cross) > 1e-9 {
      let t = (gap.x * s.y - gap.y * s.x) / cross
      let u = (gap.x * r.y - gap.y * r.x) / cross
      return t > 1e-7 && t < 1 - 1e-7 && u > -1e-7 && u < 1 + 1e-7 ? [t] : []
    }
    // On one line: the ends of the other may lie inside.
    guard abs(gap.x * r.y - gap.y * r.x) < 1e-7 * max(1, hypot(r.x, r.y)) else { return [] }
    let square = r.x * r.x + r.y * r.y
    return [other.start, other.end].compactMap { point in
      let t = ((point.x - start.x) * r.x + (point.y - start.y) * r.y) / square
      return t > 1e-7 && t < 1 - 1e-7 ? t : nil
    }
  }

  func point(at share: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  func isSame(as other: OutlineEdge) -> Bool {
    start.isNear(other.start) && end.isNear(other.end) || start.isNear(other.end) && end.isNear(other.start)
  }
}

extension CGPoint {
  func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-5 && abs(y - other.y) < 1e-5 }

  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
