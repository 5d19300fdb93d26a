import Foundation

/// Where two pictures of one size differ: rectangles around what lies together.
struct ChangedRegions {
  /// Pixels; changes in neighbouring cells of this size lie together.
  private static let cell = 16

  /// Pixels, from the top.
  let rectangles: [CGRect]

  /// Pixels beyond the edge of the smaller picture differ.
  init(_ first: PixelImage, _ second: PixelImage) {
    let (width, height) = (max(first.width, second.width), max(first.height, second.height))
    let columns = (width + Self.cell - 1) / Self.cell
    let rows = (height + Self.cell - 1) / Self.cell
    var cells = [CGRect?](repeating: nil, count: columns * rows)
    for y in 0..<height {
      for x in 0..<width where first.pixel(x, y) != second.pixel(x, y) {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        let index = y / Self.cell * columns + x / Self.cell
        cells[index] = cells[index]?.union(pixel) ?? pixel
      }
    }
    var found: [CGRect] = []
    for start in cells.indices {
      guard var region = cells[start] else { continue }
      cells[start] = nil
      var open = [start]
      while let index = open.popLast() {
        let (row, column) = (index / columns, index % columns)
        for near in max(0, row - 1)...min(rows - 1, row + 1) {
          for beside in max(0, column - 1)...min(columns - 1, column + 1) {
            guard let cell = cells[near * columns + beside] else { continue }
            cells[near * columns + beside] = nil
            region = region.union(cell)
            open.append(near * columns + beside)
          }
        }
      }
      found.append(region)
    }
    rectangles = found
  }
}

extension PixelImage {
  /// nil beyond the edges.
  func pixel(_ x: Int, _ y: Int) -> UInt32? { x < width && y < height ? self[x, y] : nil }
}
