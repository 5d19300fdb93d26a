import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

struct ColorMakingTests {
  private func hex(_ color: Color) -> String { color.resolve(in: EnvironmentValues()).description }

  @Test func aHueRunsAroundTheWheel() {
    #expect(hex(Color(hue: 0, saturation: 1, brightness: 1)) == "#FF0000FF")
    #expect(hex(Color(hue: 1 / 3, saturation: 1, brightness: 1)) == "#00FF00FF")
    #expect(hex(Color(hue: 2 / 3, saturation: 1, brightness: 0.5, opacity: 0.5)) == "#00007F7F")
    #expect(hex(Color(hue: 0.3, saturation: 0, brightness: 1)) == "#FFFFFFFF")
  }

  @Test func aGrayIsMadeOfItsWhiteness() {
    #expect(hex(Color(white: 0.5)) == "#7F7F7FFF")
    #expect(hex(Color(.sRGB, white: 1, opacity: 0.5)) == "#FFFFFF7F")
  }

  @Test func componentsOfLightAreEncoded() {
    #expect(hex(Color(.sRGBLinear, white: 0.2158)) == "#7F7F7FFF")
    #expect(hex(Color(Color.RGBColorSpace.sRGBLinear, red: 1, green: 0.2158, blue: 0)) == "#FF7F00FF")
  }

  @Test func aWideColorIsConverted() {
    #expect(hex(Color(.displayP3, red: 0.8, green: 0.6, blue: 0.4)) == "#D5965CFF")
  }

  @Test func aColorOfAResolvedOneIsThatOne() {
    #expect(hex(Color(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5))) == "#FF7F007F")
  }

  @Test func aColorMadeOfAStyleFollowsTheSurroundings() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark

    #expect(hex(Color(NightStyle())) == "#FFFFFFFF")
    #expect(Color(NightStyle()).resolve(in: dark).description == "#000000FF")
  }

  @Test func theLightOfABlueIsLessThanItsByte() {
    #expect(Color.Resolved(red: 0, green: 0, blue: 1).linearBlue == 1)
    #expect(abs(Color.Resolved(red: 0, green: 0, blue: 0.5).linearBlue - 0.214) < 0.001)
  }
}

/// White by day and black by night.
private struct NightStyle: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let white: Float = environment.colorScheme == .light ? 1 : 0
    return Color.Resolved(red: white, green: white, blue: white)
  }
}
