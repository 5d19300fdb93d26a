import Foundation

/// The pixels of a JPEG file: blue, green, red and 255, row by row.
struct JPEGPicture {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]

  init(_ frame: JPEGFrame, _ quantization: [[UInt16]], _ adobeTransform: UInt8?) {
    width = frame.width
    height = frame.height
    pixels = [UInt8](repeating: 255, count: frame.width * frame.height * 4)
    let planes = frame.components.map { JPEGPlane($0, quantization[$0.table]) }
    // Three components are luminance and two differences, unless Adobe says that they are red, green and blue.
    let isTransformed = planes.count == 3 ? adobeTransform != 0 : adobeTransform == 2
    for y in 0..<height {
      for x in 0..<width {
        func sample(_ number: Int) -> Int {
          let component = frame.components[number]
          return planes[number].sample(x * component.h / frame.maxH, y * component.v / frame.maxV)
        }
        let place = (y * width + x) * 4
        guard planes.count >= 3 else {
          let gray = sample(0)
          set((gray, gray, gray), at: place)
          continue
        }
        let color = isTransformed ? Self.color(sample(0), sample(1), sample(2)) : (sample(0), sample(1), sample(2))
        // Inks as Adobe writes them: 255 stands for none.
        let light = planes.count == 4 ? sample(3) : 255
        set((color.0 * light / 255, color.1 * light / 255, color.2 * light / 255), at: place)
      }
    }
  }

  private mutating func set(_ color: (red: Int, green: Int, blue: Int), at place: Int) {
    pixels[place] = UInt8(clamping: color.blue)
    pixels[place + 1] = UInt8(clamping: color.green)
    pixels[place + 2] = UInt8(clamping: color.red)
  }

  private static func color(_ luminance: Int, _ cb: Int, _ cr: Int) -> (Int, Int, Int) {
    let (y, b, r) = (Double(luminance), Double(cb) - 128, Double(cr) - 128)
    func byte(_ value: Double) -> Int { Int(min(255, max(0, value)).rounded()) }
    return (byte(y + 1.402 * r), byte(y - 0.344136 * b - 0.714136 * r), byte(y + 1.772 * b))
  }
}

/// The samples of one component.
private struct JPEGPlane {
  private let width: Int
  private let height: Int
  private var samples: [UInt8]

  init(_ component: JPEGFrame.Component, _ quantization: [UInt16]) {
    width = component.columns * 8
    height = component.rows * 8
    samples = [UInt8](repeating: 128, count: width * height)
    guard quantization.count == 64 else { return }
    var block = [Float](repeating: 0, count: 64)
    for number in 0..<component.columns * component.rows {
      for k in 0..<64 {
        let place = JPEGOrder.zigzag[k]
        block[place] = Float(component.coefficients[number * 64 + place]) * Float(quantization[k])
      }
      Self.transform(&block)
      let (left, top) = (number % component.columns * 8, number / component.columns * 8)
      for y in 0..<8 {
        for x in 0..<8 {
          samples[(top + y) * width + left + x] = UInt8(min(255, max(0, block[y * 8 + x] + 128)).rounded())
        }
      }
    }
  }

  func sample(_ x: Int, _ y: Int) -> Int { Int(samples[min(y, height - 1) * width + min(x, width - 1)]) }

  /// Rows, then columns.
  private static func transform(_ block: inout [Float]) {
    var half = [Float](repeating: 0, count: 64)
    for row in 0..<8 {
      for x in 0..<8 {
        var sum: Float = 0
        for u in 0..<8 { sum += block[row * 8 + u] * basis[x * 8 + u] }
        half[row * 8 + x] = sum
      }
    }
    for column in 0..<8 {
      for y in 0..<8 {
        var sum: Float = 0
        for v in 0..<8 { sum += half[v * 8 + column] * basis[y * 8 + v] }
        block[y * 8 + column] = sum
      }
    }
  }

  /// By place and frequency.
  private static let basis: [Float] = (0..<64).map { index in
    let (x, u) = (Double(index / 8), Double(index % 8))
    return Float((u == 0 ? 0.5.squareRoot() : 1) / 2 * cos((2 * x + 1) * u * .pi / 16))
  }
}
