import CTopdownCairo
import Foundation
import TopdownDisplay

extension Canvas {
  func fill(_ shape: DisplayShape, _ color: DisplayColor) {
    addPath(shape)
    setColor(color)
    cairo_fill(cairo)
  }

  /// Half of the line lies inside of the shape, half outside.
  func stroke(_ shape: DisplayShape, _ color: DisplayColor, lineWidth: CGFloat) {
    guard lineWidth > 0 else { return }
    addPath(shape)
    setColor(color)
    cairo_set_line_width(cairo, lineWidth)
    cairo_set_line_cap(cairo, shape.hasOpenEnds ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_stroke(cairo)
  }

  func setColor(_ color: DisplayColor) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  func addPath(_ shape: DisplayShape) {
    cairo_new_path(cairo)
    switch shape {
    case .rectangle(let rect):
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    case .roundedRectangle(let rect, let cornerRadius):
      addRoundedRectangle(rect, radius: min(max(cornerRadius, 0), rect.width / 2, rect.height / 2))
    case .ellipse(let rect):
      addEllipse(rect)
    case .arc(let center, let radius, let start, let end):
      let draw = start <= end ? cairo_arc : cairo_arc_negative
      draw(cairo, center.x, center.y, max(radius, 0), start * .pi / 180, end * .pi / 180)
    }
  }

  private func addRoundedRectangle(_ rect: CGRect, radius: CGFloat) {
    cairo_arc(cairo, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
    cairo_arc(cairo, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(cairo, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(cairo, rect.minX + radius, rect.minY + radius, radius, .pi, .pi * 1.5)
    cairo_close_path(cairo)
  }

  private func addEllipse(_ rect: CGRect) {
    // A context scaled to nothing is broken for good.
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(cairo)
    cairo_translate(cairo, rect.midX, rect.midY)
    cairo_scale(cairo, rect.width / 2, rect.height / 2)
    cairo_arc(cairo, 0, 0, 1, 0, .pi * 2)
    cairo_close_path(cairo)
    // The pen that strokes it later must not be scaled: restore before.
    cairo_restore(cairo)
  }
}

extension DisplayShape {
  fileprivate var hasOpenEnds: Bool {
    switch self {
    case .arc: true
    case .rectangle, .roundedRectangle, .ellipse: false
    }
  }
}
