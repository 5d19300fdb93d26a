import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

@Suite struct PixelDeflaterTests {
  private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> (wanted: [UInt32], read: PixelImage) {
    let pixels = (0..<height).flatMap { y in (0..<width).map { x in 0xFF00_0000 | color(x, y) & 0xFF_FFFF } }
    let png = pixels.withUnsafeBufferPointer { pixels in
      PNGFile(width: width, height: height, row: { pixels.baseAddress! + $0 * width }).data
    }
    return (pixels, try PixelImage(png: png))
  }

  @Test(
    "libpng reads every picture as it was written, sizes around the longest copy too",
    arguments: [(1, 1), (1, 400), (86, 3), (87, 3), (88, 2), (173, 2), (786, 40)])
  func picturesSurvive(width: Int, height: Int) throws {
    let colors: [(Int, Int) -> UInt32] = [
      { _, _ in 0 }, { _, _ in 0xFFFFFF }, { x, y in UInt32(x * 7 + y * 13) }, { x, _ in UInt32(x) << 16 | 0x80FF },
      { x, y in x * 31 / 7 % 5 == y % 3 ? 0xFF_0000 : 0x00_FF7F },
      // A noise that repeats for ever the same way.
      { x, y in UInt32(truncatingIfNeeded: (x &* 73_856_093) ^ (y &* 19_349_663)) },
    ]
    for color in colors {
      let (wanted, read) = try image(width, height, color)

      #expect(read.width == width && read.height == height)
      #expect(read.pixels == wanted)
    }
  }

  @Test func aScreenIsSmall() throws {
    let png = try Renderer().png(of: .shelf)

    #expect(png.count < 50_000)
  }

  @Test func aCodeIsNoLongerThanItsLimit() {
    // The worst case of all codes: each symbol as frequent as the two before it.
    var frequencies = [1, 1]
    while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }

    let code = HuffmanCode(frequencies: frequencies, limit: 15)

    #expect(code.lengths.max() == 15)
    // Kraft's sum: every code word is used, and none begins another.
    #expect(code.lengths.reduce(0.0) { $0 + 1 / Double(1 << $1) } == 1)
  }

  @Test func theChecksumIsThatOfTheStandard() {
    var checksum = Adler32()
    for byte in "Wikipedia".utf8 { checksum.add(byte) }

    #expect(checksum.value == 0x11E6_0398)
    var zeros = Adler32()
    for _ in 0..<10 { zeros.add(0) }
    var together = Adler32()
    together.addZeros(10)
    #expect(zeros.value == together.value)
  }
}
