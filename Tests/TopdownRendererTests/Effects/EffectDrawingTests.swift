import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

/// Each effect is told by a few pixels at 2x: a red square of 20 points in the middle of 40 white ones.
@Suite struct EffectDrawingTests {
  private let square = DisplayShape.rectangle(CGRect(x: 10, y: 10, width: 20, height: 20))
  private let all = DisplayShape.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40))

  private func image(_ effect: DisplayEffect, below: [DisplayItem] = []) throws -> PixelImage {
    try draw(below + [.pushEffect(effect), .fill(square, .red), .pop])
  }

  private func channels(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
  }

  @Test func aBlurSpreadsAndThinsOut() throws {
    let image = try image(.blur(radius: 2, isOpaque: false))

    #expect(image[40, 40] == 0xFFFF_0000, "the middle stays")
    #expect((110...145).contains(channels(image[20, 40]).green), "an edge is half covered")
    #expect(channels(image[12, 40]).green < 255 && channels(image[2, 40]).green == 255)
  }

  @Test func anOpaqueBlurKeepsItsEdges() throws {
    #expect(try image(.blur(radius: 2, isOpaque: true)).ink == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func aShadowLiesBelowAndBeside() throws {
    let image = try image(.shadow(.black, radius: 0, offset: CGSize(width: 5, height: 5)))

    #expect(image[40, 40] == 0xFFFF_0000)
    #expect(image[66, 66] == 0xFF00_0000)
    #expect(image.ink == CGRect(x: 10, y: 10, width: 25, height: 25))
  }

  @Test func anInnerShadowStaysInside() throws {
    let image = try image(.innerShadow(.black, radius: 0, offset: CGSize(width: 5, height: 5)))

    #expect(image.ink == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(image[22, 22] == 0xFF00_0000)
    #expect(image[50, 50] == 0xFFFF_0000)
  }

  @Test func aMaskShowsWhatItCovers() throws {
    let mask = DisplayItem.fill(.rectangle(CGRect(x: 15, y: 0, width: 5, height: 40)), .black)

    #expect(try image(.mask([mask])).ink == CGRect(x: 15, y: 10, width: 5, height: 20))
    #expect(try image(.mask([])).ink == nil)
  }

  @Test func aCutOutHidesWhatItCovers() throws {
    let hole = DisplayItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 40)), .black)

    #expect(try image(.cutOut([hole])).ink == CGRect(x: 20, y: 10, width: 10, height: 20))
  }

  @Test func aMatrixChangesColorsAndLeavesNothingAsNothing() throws {
    let invert = DisplayColorMatrix(rows: [[-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0]])

    let image = try image(.color(invert))

    #expect(image[40, 40] == 0xFF00_FFFF)
    #expect(image[2, 2] == 0xFFFF_FFFF)
  }

  @Test(arguments: [(DisplayBlendMode.multiply, 0xFF00_0000 as UInt32), (.normal, 0xFFFF_0000), (.plusLighter, 0xFFFF_00FF)])
  func aBlendModeMeetsWhatIsBelow(mode: DisplayBlendMode, expected: UInt32) throws {
    #expect(try image(.blend(mode), below: [.fill(all, .blue)])[40, 40] == expected)
  }

  @Test func aProjectionMovesThePlane() throws {
    let mirror = DisplayProjection(rows: [[1, 0, 10], [0, 1, 0], [0, 0, 1]])

    #expect(try image(.project(mirror)).ink == CGRect(x: 20, y: 10, width: 20, height: 20))
  }

  @Test func anEffectInATransformIsAsLargeAsItIsDrawn() throws {
    let double = DisplayTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let small = DisplayShape.rectangle(CGRect(x: 5, y: 5, width: 10, height: 10))

    let scaled = try draw([
      .pushTransform(double), .pushEffect(.blur(radius: 1, isOpaque: false)), .fill(small, .red), .pop, .pop,
    ])
    let plain = try image(.blur(radius: 2, isOpaque: false))

    #expect(scaled.pixels == plain.pixels)
  }
}
