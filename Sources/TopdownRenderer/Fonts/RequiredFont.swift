import CTopdownCairo
import Foundation

/// A font that pictures are drawn with, and the Debian package that brings it.
struct RequiredFont: Hashable, Sendable {
  let family: String
  let package: String

  /// The font's own version as Fontconfig knows it, "3.019"; nil where no such family is installed.
  var installedVersion: String? {
    // 16.16 fixed point; the greatest, since a second copy in another format may be older.
    let versions = Self.installed(family, FC_FONTVERSION) { pattern -> Int32? in
      var version: Int32 = 0
      return FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version) == FcResultMatch ? version : nil
    }
    return versions.max().map { String(format: "%.3f", Double($0) / 65536) }
  }

  /// The files of a family, in alphabetical order.
  static func files(of family: String) -> [String] {
    installed(family, FC_FILE) { pattern -> String? in
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
      return String(cString: file)
    }.sorted()
  }

  /// A property of each font that a family has on this machine.
  private static func installed<Value>(_ family: String, _ property: String, _ read: (OpaquePointer?) -> Value?) -> [Value] {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcObjectSetAdd(wanted, property)
    guard let found = FcFontList(nil, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(found) }
    return (0..<Int(found.pointee.nfont)).compactMap { read(found.pointee.fonts[$0]) }
  }
}
