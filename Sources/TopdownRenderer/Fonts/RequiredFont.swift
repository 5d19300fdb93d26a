import CTopdownCairo
import Foundation

/// A font that pictures are drawn with, and the Debian package that brings it.
struct RequiredFont: Hashable, Sendable {
  let family: String
  let package: String

  static let text = RequiredFont(family: "Inter", package: "fonts-inter")
  static let icons = RequiredFont(family: "Material Icons", package: "fonts-material-design-icons-iconfont")
  /// Asked for only by monospaced text.
  static let monospaced = RequiredFont(family: "DejaVu Sans Mono", package: "fonts-dejavu-core")

  static let all = [text, icons]

  /// The font's own version as Fontconfig knows it, "3.019"; nil where no such family is installed.
  var installedVersion: String? {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcObjectSetAdd(wanted, FC_FONTVERSION)
    guard let found = FcFontList(nil, pattern, wanted) else { return nil }
    defer { FcFontSetDestroy(found) }

    var versions: [Int32] = []
    for index in 0..<Int(found.pointee.nfont) {
      var version: Int32 = 0
      FcPatternGetInteger(found.pointee.fonts[index], FC_FONTVERSION, 0, &version)
      versions.append(version)
    }
    // 16.16 fixed point; the greatest, since a second copy in another format may be older.
    return versions.max().map { String(format: "%.3f", Double($0) / 65536) }
  }
}
