import CTopdownCairo
import Foundation
import TopdownDisplay

extension Canvas {
  /// A picture that can't be read is a box with its name.
  func draw(_ run: ImageRun) {
    guard let picture = pictures.picture(of: run.image) else {
      setColor(DisplayColor(red: 0.56, green: 0.56, blue: 0.58))
      return drawBox(labelled: run.image.name, in: run.frame)
    }
    guard run.size.width > 0, run.size.height > 0, run.frame.width > 0, run.frame.height > 0 else { return }
    if let color = run.color {
      cairo_push_group(cairo)
      drawParts(of: run, picture)
      let mask = cairo_pop_group(cairo)
      setColor(color.multiplyingAlpha(by: run.opacity))
      cairo_mask(cairo, mask)
      cairo_pattern_destroy(mask)
    } else if run.opacity < 1 {
      cairo_push_group(cairo)
      drawParts(of: run, picture)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, run.opacity)
    } else {
      drawParts(of: run, picture)
    }
  }

  /// Nine parts where edges are kept, else one.
  private func drawParts(of run: ImageRun, _ picture: DecodedPicture) {
    let caps = run.caps.count == 4 ? run.caps : [0, 0, 0, 0]
    let columns = parts(caps[1], caps[3], of: run.size.width, in: run.frame.width)
    let rows = parts(caps[0], caps[2], of: run.size.height, in: run.frame.height)
    for row in rows where row.length > 0 && row.sourceLength > 0 {
      for column in columns where column.length > 0 && column.sourceLength > 0 {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = CGRect(
          x: run.frame.minX + column.start, y: run.frame.minY + row.start, width: column.length, height: row.length)
        draw(source, of: run, picture, in: target)
      }
    }
  }

  private struct Part {
    var source: CGFloat
    var sourceLength: CGFloat
    var start: CGFloat
    var length: CGFloat
  }

  private func parts(_ before: CGFloat, _ after: CGFloat, of length: CGFloat, in room: CGFloat) -> [Part] {
    let middle = max(0, length - before - after)
    return [
      Part(source: 0, sourceLength: before, start: 0, length: before),
      Part(source: before, sourceLength: middle, start: before, length: max(0, room - before - after)),
      Part(source: length - after, sourceLength: after, start: room - after, length: after),
    ]
  }

  /// Stretches or repeats a part of the picture over a rectangle; both in points.
  private func draw(_ source: CGRect, of run: ImageRun, _ picture: DecodedPicture, in target: CGRect) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
    cairo_clip(cairo)
    let isTiled = run.mode == .tile
    let (x, y) = isTiled ? (1, 1) : (target.width / source.width, target.height / source.height)
    let pixels = CGSize(width: CGFloat(picture.width) / run.size.width, height: CGFloat(picture.height) / run.size.height)
    for top in stride(from: target.minY, to: isTiled ? target.maxY : target.minY + 1, by: max(1, isTiled ? source.height : 1)) {
      for left in stride(from: target.minX, to: isTiled ? target.maxX : target.minX + 1, by: max(1, isTiled ? source.width : 1)) {
        cairo_save(cairo)
        cairo_rectangle(cairo, left, top, source.width * x, source.height * y)
        cairo_clip(cairo)
        cairo_translate(cairo, left, top)
        cairo_scale(cairo, x / pixels.width, y / pixels.height)
        cairo_set_source_surface(cairo, picture.surface, -source.minX * pixels.width, -source.minY * pixels.height)
        cairo_pattern_set_filter(cairo_get_source(cairo), run.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_paint(cairo)
        cairo_restore(cairo)
      }
    }
  }

  /// A pattern that repeats a picture, one of them in `tile`.
  func tiles(of image: DisplayImage, _ tile: CGRect) -> OpaquePointer? {
    guard let picture = pictures.picture(of: image), tile.width > 0, tile.height > 0 else { return nil }
    let pattern = cairo_pattern_create_for_surface(picture.surface)
    let (x, y) = (CGFloat(picture.width) / tile.width, CGFloat(picture.height) / tile.height)
    var matrix = cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: -tile.minX * x, y0: -tile.minY * y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    return pattern
  }
}
