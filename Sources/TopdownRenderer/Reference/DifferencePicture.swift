import Foundation

/// A picture before and after a change, and beside them where it changed.
///
/// In the third part, what stayed is faint, what changed is red, and a frame stands around each place.
public enum DifferencePicture {
  private static let gap = 16
  private static let background: UInt32 = 0xFF8E_8E93
  private static let mark: UInt32 = 0xFFFF_2D55

  /// Throws `RenderingError.unreadablePicture` where one of them is no PNG.
  public static func png(before: Data, after: Data) throws -> Data {
    let (before, after) = (try PixelImage(png: before), try PixelImage(png: after))
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    var sheet = Sheet(width: width * 3 + gap * 4, height: height + gap * 2, background)
    sheet.draw(width, height, at: gap) { before.pixel($0, $1) }
    sheet.draw(width, height, at: gap * 2 + width) { after.pixel($0, $1) }
    sheet.draw(width, height, at: gap * 3 + width * 2) { x, y in
      let (old, new) = (before.pixel(x, y), after.pixel(x, y))
      return old == new ? new.map(faint) : mark
    }
    for region in ChangedRegions(before, after).rectangles {
      sheet.frame(region.insetBy(dx: -6, dy: -6), at: gap * 3 + width * 2, within: (width, height), mark)
    }
    return sheet.png
  }

  /// Its brightness only, and little of it.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)
    let gray = 178 + sum / 3 * 77 / 255
    return 0xFF00_0000 | gray << 16 | gray << 8 | gray
  }

  private struct Sheet {
    let width: Int
    let height: Int
    private var pixels: [UInt32]

    init(width: Int, height: Int, _ background: UInt32) {
      self.width = width
      self.height = height
      pixels = [UInt32](repeating: background, count: width * height)
    }

    mutating func draw(_ width: Int, _ height: Int, at left: Int, _ pixel: (Int, Int) -> UInt32?) {
      for y in 0..<height {
        for x in 0..<width {
          if let pixel = pixel(x, y) { pixels[(y + gap) * self.width + left + x] = pixel }
        }
      }
    }

    /// Two pixels wide, as far as it lies within the part.
    mutating func frame(_ rect: CGRect, at left: Int, within size: (width: Int, height: Int), _ color: UInt32) {
      let inner = rect.insetBy(dx: 2, dy: 2)
      for y in max(0, Int(rect.minY))..<min(size.height, Int(rect.maxY)) {
        for x in max(0, Int(rect.minX))..<min(size.width, Int(rect.maxX))
        where !inner.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
          pixels[(y + gap) * width + left + x] = color
        }
      }
    }

    var png: Data {
      pixels.withUnsafeBufferPointer { pixels in
        guard let start = pixels.baseAddress else { return Data() }
        return PNGFile(width: width, height: height, row: { start + $0 * width }).data
      }
    }
  }
}
