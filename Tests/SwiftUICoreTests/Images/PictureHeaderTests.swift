import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

struct PictureHeaderTests {
  @Test func aPNGTellsItsSize() {
    #expect(PictureHeader.size(of: pngHeader(300, 200)) == CGSize(width: 300, height: 200))
  }

  @Test func aJPEGTellsItsSizeAfterItsOtherMarkers() {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0x01, 0x00, 0x02, 0x00, 1, 1, 0x11, 0]

    #expect(PictureHeader.size(of: Data([0xFF, 0xD8] + comment + frame)) == CGSize(width: 512, height: 256))
  }

  @Test func aGIFTellsItsSize() {
    #expect(PictureHeader.size(of: Data("GIF89a".utf8) + Data([10, 0, 0, 1])) == CGSize(width: 10, height: 256))
  }

  @Test(arguments: [Data(), Data("no picture at all".utf8), Data([0xFF, 0xD8, 0xFF]), pngHeader(0, 5)])
  func anythingElseHasNone(data: Data) {
    #expect(PictureHeader.size(of: data) == nil)
  }
}
