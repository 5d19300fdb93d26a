import CTopdownCairo
import Foundation

/// The fonts that pictures are drawn with and no others, so that what else a machine has does not show in them.
///
/// Fontconfig's objects may be used by several threads at once; Pango's map of them may not, so each thread has its own.
final class DrawingFonts: @unchecked Sendable {
  static let shared = DrawingFonts()

  private let configuration: OpaquePointer?
  /// Asked in this order for a letter that the text's own font lacks, as Pango reads them.
  let fallbacks: String

  private init() {
    let own = [RequiredFont.text, .icons, .monospaced, .emoji].map(\.family)
    let others = (LetterScript.all.map(\.family) + Self.symbols).filter { !RequiredFont.files(of: $0).isEmpty }
    fallbacks = others.joined(separator: ",")
    configuration = FcConfigCreate()
    FcConfigParseAndLoadFromMemory(configuration, Self.rules, FcTrue)
    var added: Set<String> = []
    for file in (own + others).flatMap(RequiredFont.files) where added.insert(file).inserted {
      FcConfigAppFontAddFile(configuration, file)
    }
  }

  /// Arrows, technical and mathematical signs beyond Inter's.
  private static let symbols = ["DejaVu Sans", "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"]

  private static let inUse = NSLock()

  /// Runs `body` while no other thread uses a font.
  ///
  /// Cairo keeps ten faces open for all threads; to open one more it closes one whose count of uses it reads without the lock
  /// under which that count is written (`_has_unlocked_face` in cairo-ft-font.c, 1.16 to 1.18), so a face in use may be closed.
  static func using<Result>(_ body: () throws -> Result) rethrows -> Result {
    try inUse.withLock(body)
  }

  /// The calling thread's map; it keeps its fonts from picture to picture.
  var map: UnsafeMutablePointer<PangoFontMap> {
    let key = "topdown.drawing-fonts"
    if let known = Thread.current.threadDictionary[key] as? FontMap { return known.map }
    let made = FontMap(configuration)
    Thread.current.threadDictionary[key] = made
    return made.map
  }

  private final class FontMap {
    let map: UnsafeMutablePointer<PangoFontMap>

    init(_ configuration: OpaquePointer?) {
      map = pango_cairo_font_map_new()
      topdown_font_map_set_config(map, configuration)
    }

    deinit {
      DrawingFonts.using { g_object_unref(UnsafeMutableRawPointer(map)) }
    }
  }

  /// Pango asks for the family "emoji"; pictures of glyphs are scaled to the text; a missing bold is made of the regular.
  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <alias binding="same"><family>emoji</family><prefer><family>\(RequiredFont.emoji.family)</family></prefer></alias>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
              <double>0</double>
              <double>0</double>
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </matrix>
          </times>
        </edit>
      </match>
      <match target="font">
        <test name="outline"><bool>true</bool></test>
        <test name="weight" compare="less_eq"><const>medium</const></test>
        <test target="pattern" name="weight" compare="more_eq"><const>demibold</const></test>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
      </match>
    </fontconfig>
    """
}
