import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

/// The files hold 37 × 29 pixels, redder to the right, greener to the bottom, and waves of blue; libjpeg wrote them.
@Suite struct JPEGTests {
  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "jpg")))
  }

  private func pixel(_ picture: JPEGPicture, _ x: Int, _ y: Int) -> [Int] {
    let place = (y * picture.width + x) * 4
    return [Int(picture.pixels[place + 2]), Int(picture.pixels[place + 1]), Int(picture.pixels[place])]
  }

  private func original(_ x: Int, _ y: Int) -> [Int] {
    [x * 255 / 37, y * 255 / 29, Int(128 + 100 * sin(Double(x) * 0.3) * cos(Double(y) * 0.2))]
  }

  @Test(arguments: ["baseline", "progressive", "restarts"])
  func colorsComeNearToWhatWasWritten(name: String) throws {
    let picture = try #require(JPEGPicture(data(name)))

    #expect(picture.width == 37 && picture.height == 29)
    for (x, y) in [(2, 2), (34, 3), (18, 14), (3, 26), (35, 27)] {
      let distances = zip(pixel(picture, x, y), original(x, y)).map { abs($0 - $1) }
      #expect(distances.allSatisfy { $0 < 25 }, "at \(x), \(y): \(pixel(picture, x, y)) for \(original(x, y))")
    }
  }

  @Test func aProgressiveFileHasThePixelsOfABaselineOne() throws {
    let (first, second) = (JPEGPicture(try data("baseline")), JPEGPicture(try data("progressive")))

    #expect(try #require(first).pixels == #require(second).pixels)
  }

  @Test func aGrayFileIsGray() throws {
    let picture = try #require(JPEGPicture(data("gray")))

    let middle = pixel(picture, 18, 14)
    #expect(middle[0] == middle[1] && middle[1] == middle[2])
    #expect(abs(middle[0] - original(18, 14).reduce(0, +) / 3) < 10)
  }

  @Test(arguments: [3, 100, 400, 860])
  func aFileThatIsCutOffIsReadAsFarAsItGoes(length: Int) throws {
    let picture = JPEGPicture(try data("baseline").prefix(length))

    #expect(picture == nil || picture?.pixels.count == 37 * 29 * 4)
  }

  @Test func aFileWhoseBytesWereChangedDoesNoHarm() throws {
    let bytes = [UInt8](try data("progressive"))

    for place in stride(from: 2, to: bytes.count, by: 3) {
      var broken = bytes
      broken[place] ^= 0x5A
      _ = JPEGPicture(Data(broken))
    }
  }

  @Test func aJPEGIsDrawn() throws {
    let frame = CGRect(x: 0, y: 0, width: 37, height: 29)

    let image = try draw([.image(ImageRun(image: .data(data("baseline")), frame: frame, size: frame.size))])

    #expect(image.ink == frame)
  }
}
