import Foundation
import TopdownDisplay

extension Path {
  /// The inside of the outline; nil where there is none: an empty path has none, and neither has a line.
  var filledShape: DisplayShape? { stroke == nil ? displayShape(isEvenOdd: false) : nil }

  func displayShape(isEvenOdd: Bool) -> DisplayShape? {
    switch outline {
    case .rectangle(let rect): .rectangle(rect)
    case .ellipse(let rect): .ellipse(rect)
    case .roundedRectangle(let rect, let radius): .roundedRectangle(rect, cornerRadius: radius)
    case .elements([]): nil
    case .elements: .path(displayElements, isEvenOdd: isEvenOdd)
    }
  }

  private var displayElements: [DisplayPathElement] {
    var current = CGPoint.zero
    return elements.map { element in
      switch element {
      case .move(let point):
        current = point
        return .move(to: point)
      case .line(let point):
        current = point
        return .line(to: point)
      case .quadCurve(let end, let control):
        let (control1, control2) = Self.cubicControls(current, control, end)
        current = end
        return .curve(to: end, control1: control1, control2: control2)
      case .curve(let end, let control1, let control2):
        current = end
        return .curve(to: end, control1: control1, control2: control2)
      case .closeSubpath: return .close
      }
    }
  }
}

extension Shape {
  /// The path in a frame on the screen; shapes count from the frame's own corner.
  nonisolated func path(onScreen frame: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

extension DrawingContext {
  mutating func add(_ path: Path, _ color: DisplayColor, _ style: FillStyle = FillStyle()) {
    guard color.alpha > 0, let shape = path.displayShape(isEvenOdd: style.isEOFilled) else { return }
    switch path.stroke {
    case nil: add(.fill(shape, color))
    case let stroke? where stroke.isPlain: add(.stroke(shape, color, lineWidth: stroke.lineWidth))
    case let stroke?: add(.line(shape, color, stroke.display))
    }
  }
}
