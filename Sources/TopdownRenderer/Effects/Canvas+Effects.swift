import CTopdownCairo
import Foundation
import TopdownDisplay

extension Canvas {
  /// Lays the group that was just drawn over what is there, changed as the effect says.
  func finish(_ effect: DisplayEffect) throws {
    let group = cairo_pop_group(cairo)!
    defer { cairo_pattern_destroy(group) }
    switch effect {
    case .shadow(let color, let radius, let offset):
      paintShadow(of: group, color, radius: radius, offset: offset)
      paint(group)
    case .innerShadow(let color, let radius, let offset):
      paint(group)
      paintInnerShadow(of: group, color, radius: radius, offset: offset)
    case .blur(let radius, let isOpaque):
      change(group) { $0.blur(deviceLength(radius), keepsAlpha: isOpaque) }
      paint(group)
    case .blend(let mode):
      cairo_set_operator(cairo, mode.cairo)
      paint(group)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    case .color(let matrix):
      change(group) { $0.apply(matrix) }
      paint(group)
    case .mask(let items): try paint(group, mask: items)
    case .cutOut(let items):
      cairo_push_group(cairo)
      paint(group)
      try drawGroup(items, operation: CAIRO_OPERATOR_DEST_OUT)
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    case .project(let projection):
      change(group) { $0.project(projection, matrix: groupMatrix(of: group)) }
      paint(group)
    }
  }

  private func paint(_ group: OpaquePointer) {
    cairo_set_source(cairo, group)
    cairo_paint(cairo)
  }

  private func paint(_ group: OpaquePointer, mask items: [DisplayItem]) throws {
    cairo_push_group(cairo)
    for item in items { try draw(item) }
    let mask = cairo_pop_group(cairo)
    cairo_set_source(cairo, group)
    cairo_mask(cairo, mask)
    cairo_pattern_destroy(mask)
  }

  private func drawGroup(_ items: [DisplayItem], operation: cairo_operator_t) throws {
    cairo_push_group(cairo)
    for item in items { try draw(item) }
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, operation)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  /// The group again in one color, blurred.
  private func silhouette(of group: OpaquePointer, radius: CGFloat) -> OpaquePointer {
    cairo_push_group(cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_mask(cairo, group)
    let silhouette = cairo_pop_group(cairo)!
    change(silhouette) { $0.blur(deviceLength(radius), keepsAlpha: false) }
    return silhouette
  }

  private func paintShadow(of group: OpaquePointer, _ color: DisplayColor, radius: CGFloat, offset: CGSize) {
    let shadow = silhouette(of: group, radius: radius)
    cairo_save(cairo)
    cairo_translate(cairo, offset.width, offset.height)
    setColor(color)
    cairo_mask(cairo, shadow)
    cairo_restore(cairo)
    cairo_pattern_destroy(shadow)
  }

  /// Everything but the group, blurred, is drawn in its inside.
  private func paintInnerShadow(of group: OpaquePointer, _ color: DisplayColor, radius: CGFloat, offset: CGSize) {
    let outline = silhouette(of: group, radius: radius)
    cairo_push_group(cairo)
    setColor(color)
    cairo_paint(cairo)
    cairo_save(cairo)
    cairo_translate(cairo, offset.width, offset.height)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source(cairo, outline)
    cairo_paint(cairo)
    cairo_restore(cairo)
    let shadow = cairo_pop_group(cairo)
    cairo_set_source(cairo, shadow)
    cairo_mask(cairo, group)
    cairo_pattern_destroy(shadow)
    cairo_pattern_destroy(outline)
  }

  /// Changes the pixels of a group in place.
  private func change(_ group: OpaquePointer, _ body: (inout PixelBuffer) -> Void) {
    var surface: OpaquePointer?
    guard cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface else { return }
    cairo_surface_flush(surface)
    guard var pixels = PixelBuffer(surface) else { return }
    body(&pixels)
    cairo_surface_mark_dirty(surface)
  }

  /// A length in points as pixels.
  private func deviceLength(_ length: CGFloat) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return length * abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  /// From points to the pixels of a group.
  private func groupMatrix(of group: OpaquePointer) -> cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_pattern_get_matrix(group, &matrix)
    var surface: OpaquePointer?
    if cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface {
      var (x, y) = (0.0, 0.0)
      cairo_surface_get_device_offset(surface, &x, &y)
      matrix.x0 += x
      matrix.y0 += y
    }
    return matrix
  }
}

extension DisplayBlendMode {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    // Cairo adds light but has no operator that takes it away: the nearest one darkens by multiplying.
    case .plusDarker: CAIRO_OPERATOR_COLOR_BURN
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
