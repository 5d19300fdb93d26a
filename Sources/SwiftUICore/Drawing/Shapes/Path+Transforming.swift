import Foundation

extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path {
  public func applying(_ transform: CGAffineTransform) -> Path {
    // Without a turn or a shear the figures stay what they are.
    let isUpright = transform.b == 0 && transform.c == 0
    switch outline {
    case .rectangle(let rect) where isUpright: return replacingOutline(.rectangle(rect.applying(transform)))
    case .ellipse(let rect) where isUpright: return replacingOutline(.ellipse(rect.applying(transform)))
    case .roundedRectangle(let rect, let radius) where isUpright && abs(transform.a) == abs(transform.d):
      return replacingOutline(.roundedRectangle(rect.applying(transform), cornerRadius: radius * abs(transform.a)))
    case .rectangle, .ellipse, .roundedRectangle, .elements:
      return replacingOutline(.elements(elements.map { $0.applying(transform) }))
    }
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    switch outline {
    case .rectangle(let rect): replacingOutline(.rectangle(rect.offsetBy(dx: dx, dy: dy)))
    case .ellipse(let rect): replacingOutline(.ellipse(rect.offsetBy(dx: dx, dy: dy)))
    case .roundedRectangle(let rect, let radius):
      replacingOutline(.roundedRectangle(rect.offsetBy(dx: dx, dy: dy), cornerRadius: radius))
    case .elements: applying(CGAffineTransform(translationX: dx, y: dy))
    }
  }

  /// The smallest rectangle around all lines and curves; null where there are none.
  public var boundingRect: CGRect {
    switch outline {
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, cornerRadius: _): return rect
    case .elements:
      var bounds = CGRect.null
      for segment in segments { bounds = bounds.union(segment.bounds) }
      return bounds
    }
  }

  /// Whether a point lies inside; where outlines overlap, `eoFill` leaves out what an even number of them covers.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for segment in segments { winding += segment.crossings(rightOf: p) }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}
