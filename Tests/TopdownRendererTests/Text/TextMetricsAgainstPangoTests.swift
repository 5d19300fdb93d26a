import CTopdownCairo
import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUICore
@testable import TopdownRenderer

/// The generated table is stale when Pango, which reads the installed Inter, measures otherwise.
@Suite struct TextMetricsAgainstPangoTests {
  static let awkward = [
    "Hello, world", "AVATAR To. Ty. We, Yo", "Type “quoted” – ‘single’ — dashes…", "Grüße aus Köln, Ärger mit Ösen",
    "Łódź, Žižkov, İstanbul, Reykjavík", "Ελληνικά κείμενο Άρης", "Москва, Ёлка, Київ", "1 234 567,89 € / £12.50 / ¥900",
    "11:45–12:30", "f(x) = x² + ½·y ≤ 10", "← ↑ → ↓ ↔", "LTAVWY", "“’T was”", "naïve façade, Zoë", "r. v, w; y: T.",
    "P.S. F, L’Oréal", "(A) [V] {W} /x\\", "e\u{301}le\u{300}ve", "№ 5 © ® ™ ° §", "iIl1|oO0", "a\u{A0}b\u{2009}c",
    "The quick brown fox jumps over the lazy dog",
  ]

  static let weights = [300, 400, 500, 600, 700, 800, 900]

  @Test(
    .enabled(
      if: TextMetrics.fontVersion.hasPrefix("Version \(RequiredFont.text.installedVersion ?? "none")"),
      "another Inter is installed than the table was made from; Scripts/generate-metrics makes the table for this one"),
    arguments: awkward)
  func widthsAgreeWithTheInstalledFont(line: String) {
    for weight in Self.weights {
      let font = DisplayFont(size: 17, weight: weight)

      let width = TextMetrics.positions(of: line, font: font).width

      #expect(
        abs(width - DrawingFonts.using { pangoWidth(of: line, font: font) }) < 0.5,
        "\(line) at weight \(weight); run Scripts/generate-metrics")
    }
  }

  @Test func theComparisonSeesAMissingKern() {
    let font = DisplayFont(size: 17)
    let unkerned = "AVATAR".map { TextMetrics.positions(of: String($0), font: font).width }.reduce(0, +)

    #expect(abs(unkerned - DrawingFonts.using { pangoWidth(of: "AVATAR", font: font) }) > 0.5)
  }

  private func pangoWidth(of line: String, font: DisplayFont) -> CGFloat {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    let layout = pango_layout_new(context)
    let description = pango_font_description_from_string("Inter")
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight)))
    pango_layout_set_font_description(layout, description)
    let attributes = pango_attr_list_new()
    // Contextual alternates, an arrow for "->", are not drawn: a character is drawn at its own position.
    pango_attr_list_insert(attributes, pango_attr_font_features_new("calt=0, liga=0"))
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_text(layout, line, -1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    pango_attr_list_unref(attributes)
    pango_font_description_free(description)
    cairo_font_options_destroy(options)
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    return CGFloat(extents.width) / CGFloat(PANGO_SCALE)
  }
}
