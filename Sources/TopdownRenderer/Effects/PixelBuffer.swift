import CTopdownCairo
import TopdownDisplay

/// The pixels of an image surface: four bytes each, blue, green, red and alpha, multiplied by alpha.
struct PixelBuffer {
  let width: Int
  let height: Int
  /// Bytes from row to row.
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>

  /// Nil where the surface holds no such pixels.
  init?(_ surface: OpaquePointer) {
    guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32, let data = cairo_image_surface_get_data(surface)
    else { return nil }
    bytes = data
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  /// Three passes of a moving mean, which come near to a Gaussian of standard deviation `radius`, in pixels.
  mutating func blur(_ radius: Double, keepsAlpha: Bool) {
    guard radius > 0, width > 0, height > 0 else { return }
    // Peter Kovesi's sizes: the boxes together have the variance of the Gaussian.
    let box = max(1, Int(((12 * radius * radius / 3 + 1).squareRoot()).rounded()))
    let reach = min(box / 2, max(width, height))
    for channel in 0..<(keepsAlpha ? 3 : 4) {
      for row in 0..<height { smooth(at: row * stride + channel, step: 4, count: width, reach, isEdgeKept: keepsAlpha) }
      for column in 0..<width {
        smooth(at: column * 4 + channel, step: stride, count: height, reach, isEdgeKept: keepsAlpha)
      }
    }
  }

  /// Replaces each of `count` bytes by the mean of those around it, three times; beyond the ends lies nothing or the last one.
  private func smooth(at start: Int, step: Int, count: Int, _ reach: Int, isEdgeKept: Bool) {
    guard reach > 0 else { return }
    var line = [Int32](repeating: 0, count: count)
    for index in 0..<count { line[index] = Int32(bytes[start + index * step]) << 8 }
    var result = line
    let size = Int32(2 * reach + 1)
    for _ in 0..<3 {
      func value(_ index: Int) -> Int32 {
        if index >= 0, index < count { return line[index] }
        return isEdgeKept ? line[index < 0 ? 0 : count - 1] : 0
      }
      var sum: Int32 = 0
      for index in -reach...reach { sum += value(index) }
      for index in 0..<count {
        result[index] = sum / size
        sum += value(index + reach + 1) - value(index - reach)
      }
      line = result
    }
    for index in 0..<count { bytes[start + index * step] = UInt8(clamping: (line[index] + 128) >> 8) }
  }

  mutating func apply(_ matrix: DisplayColorMatrix) {
    guard matrix.rows.count == 4, matrix.rows.allSatisfy({ $0.count == 5 }) else { return }
    // By column, so that a color is a sum of four columns and the constant one.
    let columns = (0..<5).map { column in
      SIMD4(matrix.rows[0][column], matrix.rows[1][column], matrix.rows[2][column], matrix.rows[3][column])
    }
    let (red, green, blue, opacity, one) = (columns[0], columns[1], columns[2], columns[3], columns[4])
    let (least, most) = (SIMD4<Double>(repeating: 0), SIMD4<Double>(repeating: 1))
    for row in 0..<height {
      for column in 0..<width {
        let pixel = bytes + row * stride + column * 4
        if pixel[3] == 0 { continue }
        let alpha = Double(pixel[3])
        let color =
          red * (Double(pixel[2]) / alpha) + green * (Double(pixel[1]) / alpha) + blue * (Double(pixel[0]) / alpha)
          + opacity * (alpha / 255) + one
        let new = color.clamped(lowerBound: least, upperBound: most)
        pixel[3] = UInt8((new.w * 255).rounded())
        pixel[2] = UInt8((new.x * new.w * 255).rounded())
        pixel[1] = UInt8((new.y * new.w * 255).rounded())
        pixel[0] = UInt8((new.z * new.w * 255).rounded())
      }
    }
  }
}
