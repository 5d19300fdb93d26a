import Foundation

extension Path {
  /// The steps of the outline, clockwise on the screen where it is a figure of its own.
  var elements: [Element] {
    switch outline {
    case .elements(let elements): elements
    case .rectangle(let rect): Self.elements(of: rect)
    case .ellipse(let rect): Self.elements(ofEllipseIn: rect)
    case .roundedRectangle(let rect, let radius):
      Self.elements(of: rect, corners: Corners(CGSize(width: radius, height: radius)))
    }
  }

  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  /// How far each corner is round.
  struct Corners {
    var topLeading: CGSize
    var topTrailing: CGSize
    var bottomTrailing: CGSize
    var bottomLeading: CGSize
  }

  static func elements(of rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  /// From three o'clock on.
  static func elements(ofEllipseIn rect: CGRect) -> [Element] {
    var elements: [Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    elements += arc(
      CGPoint(x: rect.midX, y: rect.midY), CGSize(width: rect.width / 2, height: rect.height / 2), from: 0, by: 2 * .pi)
    return elements + [.closeSubpath]
  }

  /// From the middle of the right side on.
  static func elements(of rect: CGRect, corners: Corners) -> [Element] {
    func corner(_ x: CGFloat, _ y: CGFloat, _ size: CGSize, from start: Double) -> [Element] {
      let center = CGPoint(
        x: x == rect.minX ? x + size.width : x - size.width, y: y == rect.minY ? y + size.height : y - size.height)
      let first = CGPoint(x: center.x + size.width * cos(start), y: center.y + size.height * sin(start))
      return [.line(to: first)] + (size.width > 0 && size.height > 0 ? arc(center, size, from: start, by: .pi / 2) : [])
    }
    return [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
      + corner(rect.maxX, rect.maxY, corners.bottomTrailing, from: 0)
      + corner(rect.minX, rect.maxY, corners.bottomLeading, from: .pi / 2)
      + corner(rect.minX, rect.minY, corners.topLeading, from: .pi)
      + corner(rect.maxX, rect.minY, corners.topTrailing, from: 1.5 * .pi) + [.closeSubpath]
  }

  /// Curves along an ellipse, each of a quarter turn at most; angles in radians.
  static func arc(_ center: CGPoint, _ radii: CGSize, from start: Double, by delta: Double) -> [Element] {
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / Double(count)
    // How far the control points of a cubic stand off so that it follows a circle.
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, _ along: Double) -> CGPoint {
      CGPoint(
        x: center.x + radii.width * (cos(angle) - along * sin(angle)),
        y: center.y + radii.height * (sin(angle) + along * cos(angle)))
    }
    return (0..<count).map { index in
      let (first, last) = (start + Double(index) * step, start + Double(index + 1) * step)
      return .curve(to: point(last, 0), control1: point(first, reach), control2: point(last, -reach))
    }
  }
}
