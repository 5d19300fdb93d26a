import CTopdownCairo
import Foundation
import TopdownDisplay

extension Canvas {
  func paint(_ shape: DisplayShape, _ paint: DisplayPaint) {
    if case .mesh(_, let background) = paint { fill(shape, background) }
    guard let pattern = pattern(of: paint) else { return }
    addPath(shape)
    setFillRule(of: shape)
    cairo_set_source(cairo, pattern)
    cairo_fill(cairo)
    cairo_pattern_destroy(pattern)
  }

  /// The pattern, which the caller destroys.
  private func pattern(of paint: DisplayPaint) -> OpaquePointer? {
    switch paint {
    case .linear(let stops, let start, let end):
      return gradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
    case .radial(let stops, let center, let from, let to, let heightScale):
      return radial(stops, center: center, from: max(0, from), to: max(0, to), heightScale: heightScale)
    case .angular(let stops, let center, let from, let to):
      return angular(stops, center: center, from: from, to: to)
    case .mesh(let patches, background: _):
      let mesh = cairo_pattern_create_mesh()!
      for patch in patches { add(patch, to: mesh) }
      return mesh
    case .image(let image, let tile):
      return tiles(of: image, tile)
    }
  }

  private func gradient(_ pattern: OpaquePointer?, _ stops: [DisplayGradientStop]) -> OpaquePointer? {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }

  private func radial(
    _ stops: [DisplayGradientStop], center: CGPoint, from: CGFloat, to: CGFloat, heightScale: CGFloat
  ) -> OpaquePointer? {
    guard heightScale > 0 else { return nil }
    let pattern = gradient(cairo_pattern_create_radial(0, 0, from, 0, 0, to), stops)
    // A pattern's matrix leads from where it is drawn to its own circles.
    var matrix = cairo_matrix_t(
      xx: 1, yx: 0, xy: 0, yy: 1 / heightScale, x0: -center.x, y0: -center.y / heightScale)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  private func add(_ patch: DisplayMeshPatch, to mesh: OpaquePointer) {
    guard patch.outline.count == 12, patch.colors.count == 4 else { return }
    let points = patch.outline
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, points[0].x, points[0].y)
    for side in 0..<4 {
      let (control1, control2, end) = (points[side * 3 + 1], points[side * 3 + 2], points[(side * 3 + 3) % 12])
      cairo_mesh_pattern_curve_to(mesh, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }
    for (corner, color) in patch.colors.enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}

// MARK: - Rays

extension Canvas {
  /// How far rays reach, in points: beyond any screen.
  private static let reach = 10_000.0
  /// The widest wedge between two rays, in degrees.
  private static let widestWedge = 10.0

  /// Wedges around the center, since Cairo knows no such gradient; what lies before and after has the color of its end.
  private func angular(_ stops: [DisplayGradientStop], center: CGPoint, from: Double, to: Double) -> OpaquePointer? {
    guard let first = stops.first, let last = stops.last else { return nil }
    let mesh = cairo_pattern_create_mesh()!
    let turn = min(360, max(0, to - from))
    var ends = stops.map { (degrees: from + min(1, max(0, $0.location)) * turn, color: $0.color) }
    ends.insert((from, first.color), at: 0)
    ends.append((from + turn, last.color))
    // The two halves of what is left of the circle.
    let rest = (360 - turn) / 2
    ends.append((from + turn + rest, last.color))
    ends.append((from + turn + rest, first.color))
    ends.append((from + 360, first.color))
    for (start, end) in zip(ends, ends.dropFirst()) where end.degrees > start.degrees {
      let count = Int(((end.degrees - start.degrees) / Self.widestWedge).rounded(.up))
      for index in 0..<count {
        func at(_ step: Int) -> (Double, DisplayColor) {
          let share = Double(step) / Double(count)
          return (start.degrees + (end.degrees - start.degrees) * share, start.color.blended(with: end.color, share))
        }
        addWedge(to: mesh, center, at(index), at(index + 1))
      }
    }
    return mesh
  }

  private func addWedge(
    to mesh: OpaquePointer, _ center: CGPoint, _ start: (degrees: Double, color: DisplayColor),
    _ end: (degrees: Double, color: DisplayColor)
  ) {
    func outer(_ degrees: Double) -> CGPoint {
      let radians = degrees * .pi / 180
      return CGPoint(x: center.x + cos(radians) * Self.reach, y: center.y + sin(radians) * Self.reach)
    }
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, center.x, center.y)
    for point in [outer(start.degrees), outer(end.degrees), center] { cairo_mesh_pattern_line_to(mesh, point.x, point.y) }
    for (corner, color) in [start.color, start.color, end.color, end.color].enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}

extension DisplayColor {
  fileprivate func blended(with other: DisplayColor, _ share: Double) -> DisplayColor {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return DisplayColor(
      red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
      alpha: between(alpha, other.alpha))
  }
}
