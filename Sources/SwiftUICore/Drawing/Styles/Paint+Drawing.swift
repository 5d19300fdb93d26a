import Foundation
import TopdownDisplay

extension DrawingContext {
  /// Fills a path, or draws its line; `frame` is what a gradient spans.
  mutating func add(_ path: Path, _ paint: Paint, _ style: FillStyle = FillStyle(), in frame: CGRect) {
    switch paint {
    case .color(let color): add(path, color, style)
    case .rich(let rich):
      draw(rich, in: frame) { context, paint in
        if let paint, path.stroke == nil {
          guard let shape = path.displayShape(isEvenOdd: style.isEOFilled) else { return }
          context.add(.paint(shape, paint))
        } else {
          context.drawMasked(paint, rich.opaqueColor, in: frame) { $0.add(path, $1, style) }
        }
      }
    }
  }

  /// Draws anything that can be drawn in one color, such as text, in a paint; `frame` is what a gradient spans.
  package mutating func draw(_ paint: Paint, in frame: CGRect, _ body: (inout DrawingContext, DisplayColor) -> Void) {
    switch paint {
    case .color(let color): body(&self, color)
    case .rich(let rich):
      draw(rich, in: frame) { $0.drawMasked($1, rich.opaqueColor, in: frame, body) }
    }
  }

  /// Puts the groups of a paint's shadows and its way to blend around `body`.
  private mutating func draw(_ rich: RichPaint, in frame: CGRect, _ body: (inout DrawingContext, DisplayPaint?) -> Void) {
    var groups = rich.shadows.map { DisplayItem.pushEffect($0.display) }
    if rich.blendMode != .normal { groups.insert(.pushEffect(.blend(rich.blendMode.display)), at: 0) }
    for group in groups { add(group) }
    body(&self, rich.display(in: frame))
    for _ in groups { add(.pop) }
  }

  private mutating func drawMasked(
    _ paint: DisplayPaint?, _ color: DisplayColor, in frame: CGRect, _ body: (inout DrawingContext, DisplayColor) -> Void
  ) {
    guard let paint else { return body(&self, color) }
    var mask = DrawingContext(pixel: pixel)
    body(&mask, DisplayColor(red: 0, green: 0, blue: 0))
    group(.pushEffect(.mask(mask.items))) {
      // Lines and letters stand out of their frame a little; the mask decides where.
      $0.add(.paint(.rectangle(frame.insetBy(dx: -100, dy: -100)), paint))
    }
  }
}

extension RichPaint {
  fileprivate var opaqueColor: DisplayColor { Paint.rich(self).color }
}
