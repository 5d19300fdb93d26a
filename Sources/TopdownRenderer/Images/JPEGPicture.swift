import CTopdownJPEG
import Foundation

/// The pixels of a JPEG file, by libjpeg-turbo: blue, green, red and one byte more, row by row.
struct JPEGPicture {
  let width: Int
  let height: Int
  let pixels: [UInt8]

  /// Nil where the bytes are no JPEG file; one that is cut off is read as far as it goes.
  init?(_ data: Data) {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    let file = [UInt8](data), length = UInt(file.count)
    var width: Int32 = 0, height: Int32 = 0, subsampling: Int32 = 0, colors: Int32 = 0
    guard tjDecompressHeader3(decoder, file, length, &width, &height, &subsampling, &colors) == 0,
      width > 0, height > 0, Int(width) * Int(height) <= Self.mostPixels
    else { return nil }
    let isOfInks = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
    let format = isOfInks ? TJPF_CMYK : TJPF_BGRX
    var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
    let isDecoded = tjDecompress2(decoder, file, length, &pixels, width, 0, height, Int32(format.rawValue), 0) == 0
    guard isDecoded || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue else { return nil }
    if isOfInks { Self.mixInks(in: &pixels) }
    self.width = Int(width)
    self.height = Int(height)
    self.pixels = pixels
  }

  /// More than any camera's; what claims to be larger is damaged, or asks for all the memory there is.
  private static let mostPixels = 1 << 28

  /// Inks as Adobe writes them, cyan, magenta, yellow and black: 255 stands for none.
  private static func mixInks(in pixels: inout [UInt8]) {
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let light = Int(pixels[place + 3])
      let (red, green, blue) = (Int(pixels[place]), Int(pixels[place + 1]), Int(pixels[place + 2]))
      pixels[place] = UInt8(blue * light / 255)
      pixels[place + 1] = UInt8(green * light / 255)
      pixels[place + 2] = UInt8(red * light / 255)
    }
  }
}
