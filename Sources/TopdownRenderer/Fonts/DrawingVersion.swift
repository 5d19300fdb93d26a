import CTopdownCairo

enum DrawingVersion {
  /// Glyphs are filled as outlines, so FreeType's rasteriser has no part in it.
  static let installed: String = {
    let libraries = [
      "cairo \(String(cString: cairo_version_string()))", "pango \(String(cString: pango_version_string()))",
    ]
    let fonts = RequiredFont.all + [.monospaced] + RequiredFont.fallbacks
    return (libraries + fonts.map { "\($0.family) \($0.installedVersion ?? "missing")" }).joined(separator: ", ")
  }()
}
