import Foundation
import TopdownDisplay
import TopdownRenderer

/// Draws a display list as a PNG.
protocol PictureMaker: Sendable {
  func drawing(of list: DisplayList, scale: CGFloat) throws -> Drawing
}

struct Drawing: Equatable, Sendable {
  var png: Data
  /// SF Symbols without an icon, each drawn as a box with its name.
  var unmappedSymbols: [String] = []
}

extension Renderer: PictureMaker {
  func drawing(of list: DisplayList, scale: CGFloat) throws -> Drawing {
    let picture = try picture(of: list, scale: scale)
    return Drawing(png: picture.png, unmappedSymbols: picture.unmappedSymbols)
  }
}
