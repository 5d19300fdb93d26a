import CTopdownCairo
import Foundation
import TopdownDisplay

extension Canvas {
  func fill(_ shape: DisplayShape, _ color: DisplayColor) {
    addPath(shape)
    setColor(color)
    setFillRule(of: shape)
    cairo_fill(cairo)
  }

  func setFillRule(of shape: DisplayShape) {
    cairo_set_fill_rule(cairo, shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// A line in a style; half of it lies inside of the shape, half outside.
  func draw(_ shape: DisplayShape, _ color: DisplayColor, _ style: DisplayStroke) {
    guard style.lineWidth > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    addPath(shape)
    setColor(color)
    cairo_set_line_width(cairo, style.lineWidth)
    cairo_set_line_cap(cairo, style.cap.cairo)
    cairo_set_line_join(cairo, style.join.cairo)
    cairo_set_miter_limit(cairo, style.miterLimit)
    // Cairo refuses dashes that are negative or all zero, and draws nothing from then on.
    if style.dash.allSatisfy({ $0 >= 0 }), style.dash.contains(where: { $0 > 0 }) {
      cairo_set_dash(cairo, style.dash.map(Double.init), Int32(style.dash.count), style.dashPhase)
    }
    cairo_stroke(cairo)
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
    case .path(let elements, isEvenOdd: _):
      for element in elements { add(element) }
    case .arc(let center, let radius, let start, let end):
      let draw = start <= end ? cairo_arc : cairo_arc_negative
      draw(cairo, center.x, center.y, max(radius, 0), start * .pi / 180, end * .pi / 180)
    }
  }

  private func add(_ element: DisplayPathElement) {
    switch element {
    case .move(let point): cairo_move_to(cairo, point.x, point.y)
    case .line(let point): cairo_line_to(cairo, point.x, point.y)
    case .curve(let end, let control1, let control2):
      cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    case .close: cairo_close_path(cairo)
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
    case .rectangle, .roundedRectangle, .ellipse, .path: false
    }
  }

  fileprivate var isEvenOdd: Bool {
    if case .path(_, let isEvenOdd) = self { isEvenOdd } else { false }
  }
}

extension DisplayStroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension DisplayStroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
