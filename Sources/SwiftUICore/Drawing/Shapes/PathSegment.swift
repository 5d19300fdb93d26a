import Foundation

/// A line or a curve between two points, as a cubic; `isClosing` where a subpath goes back to its start.
struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine: Bool
  /// Begins a subpath.
  var isFirst: Bool
  /// Only there to close the outline: it is not drawn along.
  var isImplied = false

  private static let steps = 32

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The ends of short lines that follow the segment.
  var points: [CGPoint] {
    isLine ? [start, end] : (0...Self.steps).map { point(at: CGFloat($0) / CGFloat(Self.steps)) }
  }

  var length: CGFloat {
    let points = points
    return zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  var bounds: CGRect {
    let points = points
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  /// How often the segment crosses the ray to the right of a point, downwards counted positive.
  func crossings(rightOf p: CGPoint) -> Int {
    let points = points
    return zip(points, points.dropFirst()).reduce(0) { count, line in
      let (a, b) = line
      guard (a.y <= p.y) != (b.y <= p.y) else { return count }
      let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
      return x > p.x ? count + (b.y > a.y ? 1 : -1) : count
    }
  }

  /// Where on the segment the given share of its length is done.
  private func parameter(atShare share: CGFloat) -> CGFloat {
    if isLine || share <= 0 || share >= 1 { return share }
    let points = points
    var rest = share * length
    for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
      let step = hypot(b.x - a.x, b.y - a.y)
      if step >= rest { return (CGFloat(index) + (step > 0 ? rest / step : 0)) / CGFloat(Self.steps) }
      rest -= step
    }
    return 1
  }

  /// The part between two shares of the length.
  func part(from first: CGFloat, to last: CGFloat) -> PathSegment {
    let (from, to) = (parameter(atShare: first), parameter(atShare: last))
    let tail = to >= 1 ? self : split(at: to).0
    return from <= 0 ? tail : tail.split(at: from / to).1
  }

  private func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    let (ab, bc, cd) = (between(start, control1), between(control1, control2), between(control2, end))
    let (abc, bcd) = (between(ab, bc), between(bc, cd))
    let middle = isLine ? between(start, end) : between(abc, bcd)
    return (
      PathSegment(start: start, control1: ab, control2: abc, end: middle, isLine: isLine, isFirst: isFirst),
      PathSegment(start: middle, control1: bcd, control2: cd, end: end, isLine: isLine, isFirst: isFirst)
    )
  }
}

extension Path {
  /// The outline as lines and curves; subpaths that are left open are closed by an implied line.
  var segments: [PathSegment] {
    var segments: [PathSegment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var isFirst = true
    func add(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint, isLine: Bool, isImplied: Bool = false) {
      segments.append(
        PathSegment(
          start: current, control1: control1, control2: control2, end: end, isLine: isLine, isFirst: isFirst,
          isImplied: isImplied))
      current = end
      isFirst = false
    }
    func leave() {
      if current != start { add(to: start, current, start, isLine: true, isImplied: true) }
      isFirst = true
    }
    for element in elements {
      switch element {
      case .move(let point):
        leave()
        (start, current) = (point, point)
      case .line(let end): add(to: end, current, end, isLine: true)
      case .quadCurve(let end, let control):
        let (control1, control2) = Self.cubicControls(current, control, end)
        add(to: end, control1, control2, isLine: false)
      case .curve(let end, let control1, let control2): add(to: end, control1, control2, isLine: false)
      case .closeSubpath:
        if current != start { add(to: start, current, start, isLine: true) }
        isFirst = true
      }
    }
    leave()
    return segments
  }

  static func cubicControls(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint) {
    func toControl(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    return (toControl(start), toControl(end))
  }

  /// The part of the outline between two shares of its whole length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, from), min(1, to))
    if from <= 0, to >= 1 { return self }
    let drawn = segments.filter { !$0.isImplied }
    let lengths = drawn.map(\.length)
    let total = lengths.reduce(0, +)
    guard from < to, total > 0 else { return replacingOutline(.elements([])) }
    var elements: [Element] = []
    var done: CGFloat = 0
    for (segment, length) in zip(drawn, lengths) {
      defer { done += length }
      let (first, last) = (max(0, from * total - done), min(length, to * total - done))
      guard length > 0, first < last else { continue }
      let part = segment.part(from: first / length, to: last / length)
      if elements.isEmpty || segment.isFirst { elements.append(.move(to: part.start)) }
      elements.append(
        part.isLine ? .line(to: part.end) : .curve(to: part.end, control1: part.control1, control2: part.control2))
    }
    return replacingOutline(.elements(elements))
  }
}
