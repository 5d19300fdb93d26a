import CTopdownCairo
import Foundation
import TopdownDisplay

/// Shapes text with Pango and adds its outlines to a Cairo path; owns Pango's objects, which is why it is a class.
final class TextPainter {
  private let cairo: OpaquePointer
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private var hasMonospacedDigits = false

  init(_ cairo: OpaquePointer) {
    self.cairo = cairo
    // The default map is one for each thread, and keeps its fonts from picture to picture.
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_cairo_update_context(cairo, context)

    layout = pango_layout_new(context)
    pango_layout_set_single_paragraph_mode(layout, 1)
    setFeatures(hasMonospacedDigits: false)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Fills `text` with the current source, character `i` at `origin.x + positions[i]` on the baseline.
  ///
  /// Glyphs are filled as outlines: Cairo puts bitmaps of glyphs on whole pixels only.
  func fill(_ text: String, at origin: CGPoint, positions: [CGFloat], family: String, font: DisplayFont) {
    let places = characterStarts(of: text, positions: positions)
    forEachCluster(of: text, family: family, font: font) { font, glyphs, byte in
      guard let position = places[byte] else { return }
      cairo_new_path(cairo)
      cairo_move_to(cairo, origin.x + position, origin.y)
      var glyphs = glyphs
      pango_cairo_glyph_string_path(cairo, font, &glyphs)
      if hasOutline {
        cairo_fill(cairo)
      } else {
        // Color emoji are pictures, not outlines.
        cairo_new_path(cairo)
        cairo_move_to(cairo, origin.x + position, origin.y)
        pango_cairo_show_glyph_string(cairo, font, &glyphs)
      }
    }
    cairo_new_path(cairo)
  }

  /// Starts a new path: the outlines of `text` at Pango's own advances, the middle of its baseline at `center`.
  func addOutline(of text: String, centeredAt center: CGPoint, family: String, font: DisplayFont) {
    var width: CGFloat = 0
    forEachCluster(of: text, family: family, font: font) { _, glyphs, _ in width += glyphs.width }
    cairo_new_path(cairo)
    var x = center.x - width / 2
    forEachCluster(of: text, family: family, font: font) { font, glyphs, _ in
      var glyphs = glyphs
      cairo_move_to(cairo, x, center.y)
      pango_cairo_glyph_string_path(cairo, font, &glyphs)
      x += glyphs.width
    }
  }

  private var hasOutline: Bool {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &left, &top, &right, &bottom)
    return left < right && top < bottom
  }

  /// Where each character begins, by its first byte; a newline is never drawn.
  private func characterStarts(of text: String, positions: [CGFloat]) -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    places.reserveCapacity(positions.count)
    var byte = 0
    for (character, position) in zip(text, positions) {
      if !character.isNewline { places[byte] = position }
      byte += character.utf8.count
    }
    return places
  }

  /// Calls `body` with font, glyphs and first byte of each cluster, in the order of drawing.
  private func forEachCluster(
    of text: String, family: String, font: DisplayFont,
    _ body: (UnsafeMutablePointer<PangoFont>, PangoGlyphString, Int) -> Void
  ) {
    setFont(family, font)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let bytes = pango_layout_get_text(layout)
    var runs = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let run = runs {
      let item = run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      runs = run.pointee.next
      guard let font = item.pointee.item.pointee.analysis.font, let glyphs = item.pointee.glyphs else { continue }
      var clusters = PangoGlyphItemIter()
      var hasCluster = pango_glyph_item_iter_init_start(&clusters, item, bytes) != 0
      while hasCluster {
        body(font, glyphs.pointee.slice(clusters), Int(clusters.start_index))
        hasCluster = pango_glyph_item_iter_next_cluster(&clusters) != 0
      }
    }
  }

  /// Each character has its place already: what would join or replace some of them is off.
  private func setFeatures(hasMonospacedDigits: Bool) {
    self.hasMonospacedDigits = hasMonospacedDigits
    let attributes = pango_attr_list_new()
    let features = "kern=0, liga=0, clig=0, calt=0" + (hasMonospacedDigits ? ", tnum=1" : "")
    pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func setFont(_ family: String, _ font: DisplayFont) {
    if font.hasMonospacedDigits != hasMonospacedDigits { setFeatures(hasMonospacedDigits: font.hasMonospacedDigits) }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, max(0, font.size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }
}

extension PangoGlyphString {
  /// Points.
  fileprivate var width: CGFloat {
    (0..<Int(num_glyphs)).reduce(0) { $0 + CGFloat(glyphs[$1].geometry.width) / CGFloat(PANGO_SCALE) }
  }

  /// The glyphs of one cluster; right-to-left runs hold theirs in reverse.
  fileprivate func slice(_ cluster: PangoGlyphItemIter) -> PangoGlyphString {
    let isForward = cluster.start_glyph <= cluster.end_glyph
    let first = Int(isForward ? cluster.start_glyph : cluster.end_glyph + 1)
    let count = abs(cluster.end_glyph - cluster.start_glyph)
    return PangoGlyphString(
      num_glyphs: count, glyphs: glyphs + first, log_clusters: log_clusters + first, space: count)
  }
}
