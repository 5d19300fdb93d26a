import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

@Suite struct PaintTests {
  private let all = DisplayShape.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40))
  private let stops = [DisplayGradientStop(color: .red, location: 0), DisplayGradientStop(color: .blue, location: 1)]

  private func image(_ paint: DisplayPaint) throws -> PixelImage { try draw([.paint(all, paint)]) }

  private func redness(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 0xFF) }

  @Test func aLinearGradientChangesAlongItsLine() throws {
    let image = try image(.linear(stops, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0)))

    #expect(image[5, 5] == 0xFFFF_0000 && image[75, 5] == 0xFF00_00FF)
    #expect((120...135).contains(redness(image[40, 5])) && image[40, 5] == image[40, 70])
  }

  @Test func aRadialGradientIsAsWideAsItsEllipse() throws {
    let image = try image(.radial(stops, center: CGPoint(x: 20, y: 20), from: 0, to: 20, heightScale: 0.5))

    #expect(redness(image[40, 40]) > 245)
    #expect(abs(redness(image[60, 40]) - redness(image[40, 50])) < 6, "half as high as wide")
    #expect(image[40, 70] == 0xFF00_00FF)
  }

  @Test func anAngularGradientTurnsClockwise() throws {
    let image = try image(.angular(stops, center: CGPoint(x: 20, y: 20), fromDegrees: 0, toDegrees: 360))

    #expect(redness(image[75, 42]) > 235, "red begins just below three o'clock")
    #expect(redness(image[75, 37]) < 20, "and blue ends just above it")
    #expect((115...140).contains(redness(image[5, 40])))
  }

  @Test func aMeshBlendsItsCorners() throws {
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40), CGPoint(x: 0, y: 40)]
    let outline = (0..<4).flatMap { [corners[$0], corners[$0], corners[($0 + 1) % 4]] }
    let patch = DisplayMeshPatch(outline: outline, colors: [.red, .blue, .blue, .red])

    let image = try image(.mesh([patch], background: .black))

    #expect(redness(image[3, 40]) > 200 && redness(image[76, 40]) < 60)
  }

  @Test func aPictureIsReadOnceAndTiled() throws {
    let tile = try Renderer().png(
      of: DisplayList(
        size: CGSize(width: 10, height: 10), background: .white,
        items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 5, height: 10)), .red)]), scale: 1)

    let image = try image(.image(.data(tile), tile: CGRect(x: 0, y: 0, width: 10, height: 10)))

    #expect(image[3, 3] == 0xFFFF_0000 && image[16, 3] == 0xFFFF_FFFF && image[23, 3] == 0xFFFF_0000)
  }

  @Test func aPictureFillsItsFrameAndItsCapsStayAsTheyAre() throws {
    let png = try Renderer().png(
      of: DisplayList(
        size: CGSize(width: 10, height: 10), background: .white,
        items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 2, height: 10)), .red)]), scale: 2)
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let size = CGSize(width: 10, height: 10)

    let stretched = try draw([.image(ImageRun(image: .data(png), frame: frame, size: size, isSmooth: false))])
    let capped = try draw([
      .image(ImageRun(image: .data(png), frame: frame, size: size, caps: [0, 3, 0, 3], isSmooth: false))
    ])
    let tinted = try draw([.image(ImageRun(image: .data(png), frame: frame, size: size, color: .blue))])

    #expect(stretched.ink == CGRect(x: 0, y: 0, width: 8, height: 40))
    #expect(capped.ink == CGRect(x: 0, y: 0, width: 2, height: 40))
    #expect(tinted[40, 40] == 0xFF00_00FF)
  }

  @Test func aPictureThatCannotBeReadIsABoxWithItsName() throws {
    let frame = CGRect(x: 5, y: 5, width: 30, height: 30)

    let image = try draw([.image(ImageRun(image: .file("/nowhere/cover.png"), frame: frame, size: frame.size))])

    #expect(image.ink == frame)
  }
}
