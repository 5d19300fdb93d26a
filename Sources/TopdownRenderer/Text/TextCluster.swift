import CTopdownCairo
import Foundation

/// Letters that are drawn as one; its glyphs live as long as the layout that shaped them keeps its text.
struct TextCluster {
  let font: UnsafeMutablePointer<PangoFont>
  let glyphs: PangoGlyphString
  /// Of the text's UTF-8.
  let bytes: Range<Int>
  let isRightToLeft: Bool
  /// Whether its script joins the letters of a word.
  let isJoined: Bool
  /// Whether its glyphs are pictures in colors of their own.
  let isPicture: Bool

  /// The font's own advance, in points.
  var width: CGFloat {
    (0..<Int(glyphs.num_glyphs)).reduce(0) { $0 + CGFloat(glyphs.glyphs[$1].geometry.width) / CGFloat(PANGO_SCALE) }
  }

  /// Whether it is drawn as a box with its code.
  var isMissing: Bool { (0..<Int(glyphs.num_glyphs)).contains { glyphs.glyphs[$0].glyph & Self.unknown != 0 } }

  /// Pango's flag for a glyph that no font has; its macro is none that Swift reads.
  private static let unknown: PangoGlyph = 0x1000_0000
}
