import CTopdownCairo
import Foundation
import TopdownDisplay

/// A Cairo image with its context; owns both, which is why it is a class.
final class Canvas {
  /// What an image surface of Cairo can hold, in pixels.
  static let longestSide = 32767

  private let surface: OpaquePointer
  private let isOpaque: Bool
  let cairo: OpaquePointer
  let text: TextPainter
  let pictures = PictureStore()
  private var groups: [Group] = []
  var unmappedSymbols: Set<String> = []
  /// One of each script.
  private(set) var undrawnLetters: [UndrawnLetter] = []

  private enum Group {
    case opacity(Double)
    case clip
    case transform
    case effect(DisplayEffect)
  }

  /// An opaque image holds no alpha, which makes its PNG smaller and faster.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool) throws {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    let sides = 1...CGFloat(Self.longestSide)
    guard scale > 0, sides.contains(width), sides.contains(height) else {
      throw RenderingError.unusableSize(size, scale: scale)
    }
    self.isOpaque = isOpaque
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    cairo = cairo_create(surface)
    cairo_scale(cairo, scale, scale)
    text = TextPainter(cairo)
    try check(cairo_surface_status(surface))
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  func draw(_ item: DisplayItem) throws {
    guard item.isFinite else { throw RenderingError.notFinite(item: "\(item)") }
    switch item {
    case .fill(let shape, let color): fill(shape, color)
    case .stroke(let shape, let color, let lineWidth): stroke(shape, color, lineWidth: lineWidth)
    case .line(let shape, let color, let style): draw(shape, color, style)
    case .text(let run): try draw(run)
    case .symbol(let run): draw(run)
    case .paint(let shape, let paint): self.paint(shape, paint)
    case .image(let run): draw(run)
    case .pushOpacity(let opacity): push(opacity: opacity)
    case .pushClip(let shape): push(clip: shape)
    case .pushTransform(let transform): push(transform)
    case .pushEffect(let effect):
      groups.append(.effect(effect))
      cairo_push_group(cairo)
    case .pop: try pop()
    }
  }

  /// The finished image; throws if a group is open or anything drawn before failed.
  func png() throws -> PNGFile {
    guard groups.isEmpty else { throw RenderingError.unclosedGroups(groups.count) }
    try check(cairo_status(cairo))
    cairo_surface_flush(surface)
    guard isOpaque, let pixels = cairo_image_surface_get_data(surface) else { return try PNGFile(translucentPNG()) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return PNGFile(
      width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)),
      row: { UnsafeRawPointer(pixels + $0 * stride).assumingMemoryBound(to: UInt32.self) })
  }

  /// By Cairo's own writer, which divides colors by their alpha.
  private func translucentPNG() throws -> Data {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { pointer in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          closure!.assumingMemoryBound(to: Data.self).pointee.append(bytes!, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    try check(status)
    return data
  }

  func noteUndrawn(_ letter: Character) {
    let new = UndrawnLetter(letter)
    if undrawnLetters.allSatisfy({ $0.script != new.script }) { undrawnLetters.append(new) }
  }

  private func push(opacity: Double) {
    groups.append(.opacity(min(max(opacity, 0), 1)))
    cairo_push_group(cairo)
  }

  private func push(clip shape: DisplayShape) {
    groups.append(.clip)
    cairo_save(cairo)
    addPath(shape)
    setFillRule(of: shape)
    cairo_clip(cairo)
  }

  private func push(_ transform: DisplayTransform) {
    groups.append(.transform)
    cairo_save(cairo)
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_transform(cairo, &matrix)
  }

  private func pop() throws {
    switch groups.popLast() {
    case .opacity(let opacity):
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, opacity)
    case .clip, .transform: cairo_restore(cairo)
    case .effect(let effect): try finish(effect)
    case nil: throw RenderingError.popWithoutPush
    }
  }
}

/// Throws Cairo's own words for a failure.
func check(_ status: cairo_status_t) throws {
  if status != CAIRO_STATUS_SUCCESS {
    throw RenderingError.cairo(String(cString: cairo_status_to_string(status)))
  }
}
