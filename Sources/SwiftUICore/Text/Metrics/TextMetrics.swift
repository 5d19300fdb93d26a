import Foundation
import TopdownDisplay

/// Text measured without a font: Inter's advances and kerning from a generated table, and rules for what it lacks.
///
/// The renderer draws each character at the position given here, so layout and picture agree on every truncation.
/// Apple measures SF Pro, whose advances differ by some percent.
@_spi(Runtime) public enum TextMetrics {
  /// The version of Inter that the table was made from.
  public static var fontVersion: String { InterTable.fontVersion }

  /// Where each `Character` of `line` begins, kerning included, and where the last one ends; points.
  ///
  /// What follows a newline continues the same line; a tab is four spaces wide. Hebrew and Arabic run right to left;
  /// letters that join are as wide as inside a word.
  public static func positions(of line: String, font: DisplayFont) -> (positions: [CGFloat], width: CGFloat) {
    if let ascii = asciiPositions(of: line, font: font) { return ascii }
    let measured = MeasuredText(line, font: font)
    let scale = unitScale(of: font)
    let all = 0..<measured.count
    return (measured.positions(of: all).map { CGFloat($0) * scale }, CGFloat(measured.end(of: all)) * scale)
  }

  /// The height of a line in points, rounded up to `pixel`.
  ///
  /// SF Pro's ascent, descent and leading are 1.1934 em together; Inter's own are higher and not used.
  public static func lineHeight(of font: DisplayFont, pixel: CGFloat) -> CGFloat {
    // Less than a thousandth of a pixel over is the noise of floating point, not a taller line.
    (font.size * 1.1934 / pixel - 0.001).rounded(.up) * pixel
  }

  /// The baseline's distance from the top of a line, in points.
  ///
  /// SF Pro's descent, 0.2412 em, is rounded to the nearest `pixel` and lies below the baseline; all that rounding adds to
  /// the line lies above. 13 points give 13 of 16, as Apple does.
  public static func ascent(of font: DisplayFont, pixel: CGFloat) -> CGFloat {
    lineHeight(of: font, pixel: pixel) - (font.size * 0.2412 / pixel).rounded() * pixel
  }

  static func unitScale(of font: DisplayFont) -> CGFloat {
    font.size / CGFloat(InterTable.unitsPerEm)
  }

  /// Nil where `line` needs more than the two tables for ASCII.
  static func asciiPositions(of line: String, font: DisplayFont) -> (positions: [CGFloat], width: CGFloat)? {
    if font.isMonospaced || font.hasMonospacedDigits { return nil }
    let table = FontTable.table(for: font)
    let scale = unitScale(of: font)
    return line.utf8.withContiguousStorageIfAvailable { bytes -> (positions: [CGFloat], width: CGFloat)? in
      // Below a space are the controls, some of which join others into one `Character`.
      for byte in bytes where byte < 0x20 || byte > 0x7E { return nil }
      var end = 0
      let positions = [CGFloat](unsafeUninitializedCapacity: bytes.count) { buffer, count in
        var left = 0
        for (index, byte) in bytes.enumerated() {
          let right = Int(byte)
          end += Int(table.asciiKerning[left * 128 + right])
          buffer.initializeElement(at: index, to: CGFloat(end) * scale)
          end += Int(table.asciiAdvances[right])
          left = right
        }
        count = bytes.count
      }
      return (positions, CGFloat(end) * scale)
    } ?? nil
  }
}
