import CTopdownCairo
import TopdownDisplay

extension PixelBuffer {
  /// Draws the pixels in perspective; `matrix` leads from the points that the projection counts in to pixels.
  mutating func project(_ projection: DisplayProjection, matrix: cairo_matrix_t) {
    let toPixels = Matrix3([[matrix.xx, matrix.xy, matrix.x0], [matrix.yx, matrix.yy, matrix.y0], [0, 0, 1]])
    guard projection.rows.count == 3, projection.rows.allSatisfy({ $0.count == 3 }), let toPoints = toPixels.inverse,
      let backwards = (toPixels * Matrix3(projection.rows) * toPoints).inverse
    else { return clear() }
    let source = Array(UnsafeBufferPointer(start: bytes, count: stride * height))
    for row in 0..<height {
      for column in 0..<width {
        let (x, y, w) = backwards.apply(Double(column) + 0.5, Double(row) + 0.5)
        let pixel = bytes + row * stride + column * 4
        for channel in 0..<4 {
          pixel[channel] = w > 0 ? sample(source, x / w - 0.5, y / w - 0.5, channel) : 0
        }
      }
    }
  }

  private func clear() {
    for index in 0..<stride * height { bytes[index] = 0 }
  }

  /// A blend of the four pixels around a place; nothing lies outside.
  private func sample(_ source: [UInt8], _ x: Double, _ y: Double, _ channel: Int) -> UInt8 {
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (dx, dy) = (x - Double(left), y - Double(top))
    func value(_ column: Int, _ row: Int) -> Double {
      guard column >= 0, row >= 0, column < width, row < height else { return 0 }
      return Double(source[row * stride + column * 4 + channel])
    }
    let upper = value(left, top) * (1 - dx) + value(left + 1, top) * dx
    let lower = value(left, top + 1) * (1 - dx) + value(left + 1, top + 1) * dx
    return UInt8((upper * (1 - dy) + lower * dy).rounded())
  }
}

/// Three rows of three numbers.
private struct Matrix3 {
  let rows: [[Double]]

  init(_ rows: [[Double]]) { self.rows = rows }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    Matrix3((0..<3).map { row in (0..<3).map { column in (0..<3).reduce(0) { $0 + a.rows[row][$1] * b.rows[$1][column] } } })
  }

  func apply(_ x: Double, _ y: Double) -> (Double, Double, Double) {
    func row(_ row: [Double]) -> Double { row[0] * x + row[1] * y + row[2] }
    return (row(rows[0]), row(rows[1]), row(rows[2]))
  }

  /// Nil where the plane is seen from its edge.
  var inverse: Matrix3? {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (a, b) = ((row + 1) % 3, (row + 2) % 3)
      let (c, d) = ((column + 1) % 3, (column + 2) % 3)
      return rows[a][c] * rows[b][d] - rows[a][d] * rows[b][c]
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * minor(0, $1) }
    guard abs(determinant) > 1e-12 else { return nil }
    return Matrix3((0..<3).map { row in (0..<3).map { column in minor(column, row) / determinant } })
  }
}
