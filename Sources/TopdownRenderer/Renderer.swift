import Foundation
import TopdownDisplay

/// Draws display lists through Cairo and Pango; the same list gives the same bytes for one `drawingVersion`.
public struct Renderer: Sendable {
  /// Throws `RenderingError.missingFont` where Inter or the icons are not installed.
  public init() throws {
    try self.init(fonts: RequiredFont.all)
  }

  init(fonts: [RequiredFont]) throws {
    for font in fonts where font.installedVersion == nil {
      throw RenderingError.missingFont(family: font.family, package: font.package)
    }
  }

  /// A PNG of `display`, `scale` pixels to the point.
  public func png(of display: DisplayList, scale: CGFloat = 2) throws -> Data {
    try picture(of: display, scale: scale).png
  }

  public func writePNG(of display: DisplayList, scale: CGFloat = 2, to file: URL) throws {
    try png(of: display, scale: scale).write(to: file, options: .atomic)
  }

  /// A PNG of `display` together with what could not be drawn as meant.
  public func picture(of display: DisplayList, scale: CGFloat = 2) throws -> Picture {
    let canvas = try Canvas(size: display.size, scale: scale, isOpaque: display.background.alpha >= 1)
    canvas.fill(.rectangle(CGRect(origin: .zero, size: display.size)), display.background)
    for item in display.items {
      try canvas.draw(item)
    }
    return Picture(
      png: try canvas.png().settingText(PNGFile.drawingVersionKey, Self.drawingVersion).data,
      unmappedSymbols: canvas.unmappedSymbols.sorted(),
      undrawnLetters: canvas.undrawnLetters)
  }

  /// What exact pixels hold for: another cairo, pango or font may draw the same list a little differently.
  public static let drawingVersion = DrawingVersion.installed
}
