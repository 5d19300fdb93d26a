import Foundation

extension Path {
  /// Where the next line would start.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quadCurve(let point, control: _), .curve(let point, control1: _, control2: _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }

  private mutating func append(_ new: [Element]) {
    var all = elements
    // Given away before it is added to, so that a long path is not copied for each step.
    outline = .elements([])
    all += new
    outline = .elements(all)
  }

  private mutating func append(_ new: [Element], _ transform: CGAffineTransform) {
    append(transform.isIdentity ? new : new.map { $0.applying(transform) })
  }

  public mutating func move(to end: CGPoint) { append([.move(to: end)]) }

  /// Without a point to start from nothing is added, as documented for Core Graphics.
  public mutating func addLine(to end: CGPoint) { if !isEmpty { append([.line(to: end)]) } }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if !isEmpty { append([.quadCurve(to: end, control: control)]) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if !isEmpty { append([.curve(to: end, control1: control1, control2: control2)]) }
  }

  public mutating func closeSubpath() {
    if !isEmpty, elements.last != .closeSubpath { append([.closeSubpath]) }
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.elements(of: rect), transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.elements(ofEllipseIn: rect), transform)
  }

  /// - Gap: continuous corners are drawn as circular ones.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: max(0, min(cornerSize.width, rect.width / 2)), height: max(0, min(cornerSize.height, rect.height / 2)))
    append(Self.elements(of: rect, corners: Corners(size)), transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(Self.elements(of: rect, corners: Corners(cornerRadii, in: rect.size)), transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { append(path.elements, transform) }

  /// Adds an arc, after a line to its start where there is a point to start from.
  ///
  /// - Parameter clockwise: for an axis that points up, as in Core Graphics: `false` runs clockwise on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let start = CGPoint(x: center.x + radius * cos(startAngle.radians), y: center.y + radius * sin(startAngle.radians))
    let curves =
      delta.radians == 0
      ? []
      : Self.arc(center, CGSize(width: radius, height: radius), from: startAngle.radians, by: delta.radians)
    append([isEmpty ? .move(to: start) : .line(to: start)] + curves, transform)
  }

  /// Adds an arc that touches the line to `tangent1End` and the line from there to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
    let lengths = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
    let angle = acos((first.dx * second.dx + first.dy * second.dy) / (lengths.0 * lengths.1))
    let reach = radius / tan(angle / 2) / lengths.0
    let touch = CGPoint(x: corner.x + first.dx * reach, y: corner.y + first.dy * reach)
    let side: CGFloat = cross > 0 ? -1 : 1
    let center = CGPoint(
      x: touch.x + side * first.dy / lengths.0 * radius, y: touch.y - side * first.dx / lengths.0 * radius)
    let startAngle = atan2(touch.y - center.y, touch.x - center.x)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(side * (.pi - angle)))
  }
}

extension Path.Corners {
  init(_ size: CGSize) { self.init(topLeading: size, topTrailing: size, bottomTrailing: size, bottomLeading: size) }

  /// No corner reaches over half of a side.
  init(_ radii: RectangleCornerRadii, in size: CGSize) {
    let most = min(size.width, size.height) / 2
    func corner(_ radius: CGFloat) -> CGSize {
      let radius = max(0, min(radius, most))
      return CGSize(width: radius, height: radius)
    }
    self.init(
      topLeading: corner(radii.topLeading), topTrailing: corner(radii.topTrailing),
      bottomTrailing: corner(radii.bottomTrailing), bottomLeading: corner(radii.bottomLeading))
  }
}
