import Foundation

/// A path as straight edges.
struct Polygons {
  let all: [OutlineEdge]
  private let isEvenOdd: Bool

  init(_ path: Path, isEvenOdd: Bool) {
    self.isEvenOdd = isEvenOdd
    all = path.segments.flatMap { segment in
      let points = segment.points
      return zip(points, points.dropFirst()).map { OutlineEdge(start: $0, end: $1) }
    }.filter { !$0.start.isNear($0.end) }
  }

  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for edge in all where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
      let x = edge.start.x + (point.y - edge.start.y) / (edge.end.y - edge.start.y) * (edge.end.x - edge.start.x)
      if x > point.x { winding += edge.end.y > edge.start.y ? 1 : -1 }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The edges in pieces that no edge of the other outline, nor of this one, crosses.
  func edges(cutBy other: Polygons, isSecond: Bool = false) -> [OutlineEdge] {
    all.flatMap { edge in
      let shares = ([0, 1] + (other.all + all).flatMap { edge.cuts(by: $0) }).sorted()
      return zip(shares, shares.dropFirst()).compactMap { start, end in
        let piece = OutlineEdge(start: edge.point(at: start), end: edge.point(at: end), isSecond: isSecond)
        return piece.start.isNear(piece.end) ? nil : piece
      }
    }
  }

  /// Whether some edge runs along a piece.
  func hasEdge(along piece: OutlineEdge) -> Bool {
    all.contains { edge in
      func isOn(_ point: CGPoint) -> Bool {
        let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
        let (px, py) = (point.x - edge.start.x, point.y - edge.start.y)
        let length = hypot(dx, dy)
        let along = (px * dx + py * dy) / length
        return abs(px * dy - py * dx) / length < 1e-5 && along > -1e-5 && along < length + 1e-5
      }
      return isOn(piece.start) && isOn(piece.end)
    }
  }

  /// The parts of this outline, as an open line, that lie in another area, or that do not.
  func line(inside other: Polygons, _ isInside: Bool) -> Path {
    var path = Path()
    var end: CGPoint?
    for piece in edges(cutBy: other) where other.contains(piece.point(at: 0.5)) == isInside {
      if end.map({ !$0.isNear(piece.start) }) ?? true { path.move(to: piece.start) }
      path.addLine(to: piece.end)
      end = piece.end
    }
    return path
  }
}

/// Joins edges to closed outlines.
struct EdgeLoops {
  let path: Path

  init(_ edges: [OutlineEdge]) {
    var path = Path()
    var rest = edges
    while let first = rest.popLast() {
      path.move(to: first.start)
      var end = first.end
      path.addLine(to: end)
      while !end.isNear(first.start), let index = rest.firstIndex(where: { $0.start.isNear(end) }) {
        end = rest.remove(at: index).end
        if !end.isNear(first.start) { path.addLine(to: end) }
      }
      path.closeSubpath()
    }
    self.path = path
  }
}
