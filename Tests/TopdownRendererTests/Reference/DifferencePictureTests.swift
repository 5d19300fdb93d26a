import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

@Suite struct DifferencePictureTests {
  private func png(_ rects: [CGRect], size: CGSize = CGSize(width: 100, height: 60)) throws -> Data {
    try Renderer().png(
      of: DisplayList(size: size, background: .white, items: rects.map { .fill(.rectangle($0), .black) }), scale: 1)
  }

  @Test func changesThatLieTogetherAreOneRegion() throws {
    let before = try PixelImage(png: png([]))
    let after = try PixelImage(
      png: png([
        CGRect(x: 2, y: 3, width: 1, height: 1), CGRect(x: 10, y: 5, width: 2, height: 1),
        CGRect(x: 80, y: 50, width: 1, height: 2),
      ]))

    let regions = ChangedRegions(before, after)

    #expect(
      regions.rectangles == [CGRect(x: 2, y: 3, width: 10, height: 3), CGRect(x: 80, y: 50, width: 1, height: 2)])
    #expect(ChangedRegions(before, before).rectangles.isEmpty)
  }

  @Test func theDifferenceShowsBeforeAfterAndWhereItChanged() throws {
    let before = try png([])
    let after = try png([CGRect(x: 50, y: 30, width: 1, height: 1)])

    let sheet = try PixelImage(png: DifferencePicture.png(before: before, after: after))

    #expect(sheet.width == 3 * 100 + 4 * 16 && sheet.height == 60 + 2 * 16)
    #expect(sheet[16 + 50, 16 + 30] == 0xFFFF_FFFF)
    #expect(sheet[32 + 100 + 50, 16 + 30] == 0xFF00_0000)
    #expect(sheet[48 + 200 + 50, 16 + 30] == 0xFFFF_2D55, "the changed pixel is marked")
    #expect(sheet[48 + 200 + 44, 16 + 30] == 0xFFFF_2D55, "a frame stands around it")
    #expect(sheet[48 + 200 + 10, 16 + 10] == 0xFFFF_FFFF, "what stayed is faint")
  }

  @Test func picturesOfDifferentSizesAreShownToo() throws {
    let sheet = try PixelImage(
      png: DifferencePicture.png(before: png([]), after: png([], size: CGSize(width: 120, height: 40))))

    #expect(sheet.width == 3 * 120 + 4 * 16 && sheet.height == 60 + 2 * 16)
  }
}
