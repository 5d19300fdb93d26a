import Foundation
import TopdownDisplay

@_spi(Runtime) import SwiftUICore
@testable import TopdownRenderer

extension DisplayColor {
  static let white = DisplayColor(red: 1, green: 1, blue: 1)
  static let black = DisplayColor(red: 0, green: 0, blue: 0)
  static let red = DisplayColor(red: 1, green: 0, blue: 0)
  static let blue = DisplayColor(red: 0, green: 0, blue: 1)
}

extension TextRun {
  /// A run as the runtime makes it.
  static func measured(_ text: String, at origin: CGPoint, font: DisplayFont, color: DisplayColor = .black) -> TextRun {
    TextRun(
      text: text, origin: origin, positions: TextMetrics.positions(of: text, font: font).positions, font: font, color: color)
  }
}

/// Draws `items` on white at 2x and hands back the pixels.
func draw(_ items: [DisplayItem], size: CGSize = CGSize(width: 40, height: 40), scale: CGFloat = 2) throws -> PixelImage {
  let display = DisplayList(size: size, background: .white, items: items)
  return try PixelImage(png: Renderer().png(of: display, scale: scale))
}

extension PixelImage {
  /// The smallest rectangle that holds every pixel that is not white, in points at 2x; nil if all is white.
  var ink: CGRect? {
    let marked = pixels.indices.filter { pixels[$0] != 0xFFFF_FFFF }
    guard !marked.isEmpty else { return nil }
    let columns = marked.map { $0 % width }
    let rows = marked.map { $0 / width }
    let (left, top) = (columns.min()!, rows.min()!)
    return CGRect(
      x: CGFloat(left) / 2, y: CGFloat(top) / 2,
      width: CGFloat(columns.max()! - left + 1) / 2, height: CGFloat(rows.max()! - top + 1) / 2)
  }
}
