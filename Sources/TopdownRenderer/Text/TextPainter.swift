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
    context = pango_font_map_create_context(DrawingFonts.shared.map)
    // Which font has a letter must not depend on the language of the machine.
    pango_context_set_language(context, pango_language_from_string("en"))
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
    DrawingFonts.using {
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
    }
  }

  /// Fills the run's text with the current source, each character where the run says, and hands on those that no font has.
  ///
  /// Glyphs are filled as outlines: Cairo puts bitmaps of glyphs on whole pixels only.
  func fill(_ run: TextRun, family: String, onMissing: (Character) -> Void) {
    DrawingFonts.using { fillClusters(of: run, family: family, onMissing: onMissing) }
  }

  private func fillClusters(of run: TextRun, family: String, onMissing: (Character) -> Void) {
    let places = characterPlaces(of: run)
    var word = JoinedWord()
    var pen = Pen()
    forEachCluster(of: run.text, family: family, font: run.font) { cluster in
      let covered = cluster.bytes.compactMap { places[$0] }
      if let place = covered.first { pen = Pen(place.character, at: covered.map(\.position).min() ?? place.position) }
      // A newline is never drawn.
      guard let character = pen.character, !character.isNewline else { return }
      if cluster.isMissing { onMissing(character) }
      if cluster.isJoined, !character.isWhitespace {
        word.append(cluster, at: pen.start)
      } else {
        fill(&word, of: run)
        let x = pen.place(of: cluster)
        fill(cluster, at: CGPoint(x: run.origin.x + x, y: run.origin.y), opacity: run.color.alpha)
      }
    }
    fill(&word, of: run)
    cairo_new_path(cairo)
  }

  private func fill(_ cluster: TextCluster, at point: CGPoint, opacity: Double) {
    guard cluster.isPicture else {
      addOutline(of: cluster, at: point)
      return cairo_fill(cairo)
    }
    // Cairo would trace a picture as an outline, and its pictures know no opacity.
    cairo_new_path(cairo)
    if opacity < 1 { cairo_push_group(cairo) }
    cairo_move_to(cairo, point.x, point.y)
    var glyphs = cluster.glyphs
    pango_cairo_show_glyph_string(cairo, cluster.font, &glyphs)
    guard opacity < 1 else { return }
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// Letters that join are drawn with the font's own advances, the whole word as wide as its letters were measured.
  private func fill(_ word: inout JoinedWord, of run: TextRun) {
    defer { word = JoinedWord() }
    guard !word.isEmpty else { return }
    cairo_save(cairo)
    cairo_translate(cairo, run.origin.x + word.left, run.origin.y)
    cairo_scale(cairo, word.stretch, 1)
    var x: CGFloat = 0
    for cluster in word.fromLeft {
      addOutline(of: cluster, at: CGPoint(x: x, y: 0))
      cairo_fill(cairo)
      x += cluster.width
    }
    cairo_restore(cairo)
  }

  /// Starts a new path: the outlines of `text` at Pango's own advances, the middle of its baseline at `center`.
  func addOutline(of text: String, centeredAt center: CGPoint, family: String, font: DisplayFont) {
    cairo_new_path(cairo)
    DrawingFonts.using {
      var width: CGFloat = 0
      forEachCluster(of: text, family: family, font: font) { width += $0.width }
      var x = center.x - width / 2
      forEachCluster(of: text, family: family, font: font) { cluster in
        var glyphs = cluster.glyphs
        cairo_move_to(cairo, x, center.y)
        pango_cairo_glyph_string_path(cairo, cluster.font, &glyphs)
        x += cluster.width
      }
    }
  }

  /// As the only path.
  private func addOutline(of cluster: TextCluster, at point: CGPoint) {
    cairo_new_path(cairo)
    cairo_move_to(cairo, point.x, point.y)
    var glyphs = cluster.glyphs
    pango_cairo_glyph_string_path(cairo, cluster.font, &glyphs)
  }

  private typealias Place = (character: Character, position: CGFloat)

  /// Each character and where it begins, by its first byte.
  private func characterPlaces(of run: TextRun) -> [Int: Place] {
    var places: [Int: Place] = [:]
    places.reserveCapacity(run.positions.count)
    var byte = 0
    for (character, position) in zip(run.text, run.positions) {
      places[byte] = (character, position)
      byte += character.utf8.count
    }
    return places
  }

  /// Calls `body` with each cluster of letters that are drawn as one, in the order of the text within a run of one direction.
  private func forEachCluster(of text: String, family: String, font: DisplayFont, _ body: (TextCluster) -> Void) {
    setFont(family, font)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let bytes = pango_layout_get_text(layout)
    var runs = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let run = runs {
      let item = run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      runs = run.pointee.next
      guard let font = item.pointee.item.pointee.analysis.font, let glyphs = item.pointee.glyphs else { continue }
      let level = item.pointee.item.pointee.analysis.level
      let isPicture = Self.isPicture(font)
      let isJoined = item.pointee.item.pointee.analysis.script == UInt8(PANGO_SCRIPT_ARABIC.rawValue)
      var clusters = PangoGlyphItemIter()
      var hasCluster = pango_glyph_item_iter_init_start(&clusters, item, bytes) != 0
      while hasCluster {
        body(
          TextCluster(
            font: font, glyphs: glyphs.pointee.slice(clusters), bytes: Int(clusters.start_index)..<Int(clusters.end_index),
            isRightToLeft: level % 2 == 1, isJoined: isJoined, isPicture: isPicture))
        hasCluster = pango_glyph_item_iter_next_cluster(&clusters) != 0
      }
    }
  }

  private static func isPicture(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } == RequiredFont.emoji.family
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
    pango_font_description_set_family(description, family + "," + DrawingFonts.shared.fallbacks)
    pango_font_description_set_absolute_size(description, max(0, font.size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }
}

extension PangoGlyphString {
  /// The glyphs of one cluster; right-to-left runs hold theirs in reverse.
  fileprivate func slice(_ cluster: PangoGlyphItemIter) -> PangoGlyphString {
    let isForward = cluster.start_glyph <= cluster.end_glyph
    let first = Int(isForward ? cluster.start_glyph : cluster.end_glyph + 1)
    let count = abs(cluster.end_glyph - cluster.start_glyph)
    return PangoGlyphString(
      num_glyphs: count, glyphs: glyphs + first, log_clusters: log_clusters + first, space: count)
  }
}
