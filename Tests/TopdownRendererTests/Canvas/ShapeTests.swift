import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

@Suite struct ShapeTests {
  let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test func aFillColorsThePixelsInsideAndNoneOutside() throws {
    let image = try draw([.fill(.rectangle(square), DisplayColor(red: 1, green: 0.5, blue: 0))])

    #expect(image[20, 20] == 0xFFFF_8000)
    #expect(image[59, 59] == 0xFFFF_8000)
    #expect(image[19, 20] == 0xFFFF_FFFF)
    #expect(image[60, 59] == 0xFFFF_FFFF)
  }

  @Test func thePictureHasScaleTimesThePointsAndTheBackgroundCoversIt() throws {
    let display = DisplayList(size: CGSize(width: 33.3, height: 10), background: .blue)

    let image = try PixelImage(png: Renderer().png(of: display, scale: 3))

    #expect(image.width == 100 && image.height == 30)
    #expect(image[0, 0] == 0xFF00_00FF && image[98, 29] == 0xFF00_00FF)
  }

  @Test func aBackgroundWithoutColorStaysTransparent() throws {
    let display = DisplayList(
      size: CGSize(width: 10, height: 10), background: DisplayColor(red: 1, green: 1, blue: 1, alpha: 0),
      items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 5, height: 10)), .red)])

    let image = try PixelImage(png: Renderer().png(of: display))

    #expect(image[5, 5] == 0xFFFF_0000 && image[15, 5] == 0)
  }

  @Test func roundedCornersAreLeftOut() throws {
    let image = try draw([.fill(.roundedRectangle(square, cornerRadius: 8), .red)])

    #expect(image[20, 20] == 0xFFFF_FFFF)
    #expect(image[40, 20] == 0xFFFF_0000)
    #expect(image[40, 40] == 0xFFFF_0000)
  }

  @Test(arguments: [CGFloat.infinity, 1000, 10])
  func aCornerRadiusIsAtMostHalfOfTheShorterSide(radius: CGFloat) throws {
    let image = try draw([.fill(.roundedRectangle(square, cornerRadius: radius), .red)])

    #expect(image.ink == square)
    #expect(image[24, 24] == 0xFFFF_FFFF)
  }

  @Test func anEllipseTouchesTheMiddlesOfItsFrame() throws {
    let frame = CGRect(x: 5, y: 10, width: 30, height: 20)

    let image = try draw([.fill(.ellipse(frame), .red)])

    #expect(image.ink == frame)
    #expect(image[40, 40] == 0xFFFF_0000)
    #expect(image[12, 22] == 0xFFFF_FFFF)
  }

  @Test func aStrokeLiesHalfInsideAndHalfOutside() throws {
    let image = try draw([.stroke(.rectangle(square), .red, lineWidth: 2)])

    #expect(image.ink == square.insetBy(dx: -1, dy: -1))
    #expect(image[21, 40] == 0xFFFF_0000)
    #expect(image[22, 40] == 0xFFFF_FFFF)
  }

  @Test func theLineOfAnEllipseIsAsThickEverywhere() throws {
    let image = try draw([.stroke(.ellipse(CGRect(x: 4, y: 14, width: 32, height: 12)), .red, lineWidth: 2)])

    #expect(image.ink == CGRect(x: 3, y: 13, width: 34, height: 14))
  }

  @Test func anArcRunsClockwiseFromThreeOClock() throws {
    let arc = DisplayShape.arc(center: CGPoint(x: 20, y: 20), radius: 10, startDegrees: 0, endDegrees: 90)

    let image = try draw([.stroke(arc, .red, lineWidth: 2)])

    #expect(image[54, 54] == 0xFFFF_0000, "the lower right quarter is drawn")
    #expect(image[54, 26] == 0xFFFF_FFFF, "the upper right is not")
    #expect(image[60, 39] != 0xFFFF_FFFF, "its end is round and passes three o'clock")
  }

  @Test func anEmptyShapeDrawsNothingAndBreaksNothing() throws {
    let items: [DisplayItem] = [
      .fill(.ellipse(CGRect(x: 5, y: 5, width: 0, height: 9)), .red), .fill(.rectangle(.zero), .red),
      .stroke(.rectangle(square), .red, lineWidth: 0), .fill(.rectangle(square), .blue),
    ]

    #expect(try draw(items).ink == square)
  }
}
