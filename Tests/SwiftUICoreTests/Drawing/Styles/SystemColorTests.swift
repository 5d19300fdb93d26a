import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// The colors of Apple's Human Interface Guidelines, in light surroundings.
@MainActor struct SystemColorTests {
  private func bytes(_ red: Double, _ green: Double, _ blue: Double) -> DisplayColor {
    Color(red: red / 255, green: green / 255, blue: blue / 255).display
  }

  private func drawn<S: ShapeStyle>(_ style: S) -> DisplayColor? { small(Rectangle().fill(style)).fill }

  @Test func aColorHasTheBytesOfTheGuidelines() {
    #expect(Color.orange.display == bytes(255, 149, 0))
    #expect(Color.mint.display == bytes(0, 199, 190))
    #expect(Color.teal.display == bytes(48, 176, 199))
    #expect(Color.cyan.display == bytes(50, 173, 230))
    #expect(Color.indigo.display == bytes(88, 86, 214))
    #expect(Color.purple.display == bytes(175, 82, 222))
    #expect(Color.pink.display == bytes(255, 45, 85))
    #expect(Color.brown.display == bytes(162, 132, 94))
    #expect(Color.gray.display == bytes(142, 142, 147))
  }

  @Test func aColorInPlaceOfAStyleIsTheSameColor() {
    #expect(drawn(.red) == bytes(255, 59, 48))
    #expect(drawn(.orange) == bytes(255, 149, 0))
    #expect(drawn(.yellow) == bytes(255, 204, 0))
    #expect(drawn(.green) == bytes(52, 199, 89))
    #expect(drawn(.mint) == bytes(0, 199, 190))
    #expect(drawn(.teal) == bytes(48, 176, 199))
    #expect(drawn(.cyan) == bytes(50, 173, 230))
    #expect(drawn(.blue) == bytes(0, 122, 255))
    #expect(drawn(.indigo) == bytes(88, 86, 214))
    #expect(drawn(.purple) == bytes(175, 82, 222))
    #expect(drawn(.pink) == bytes(255, 45, 85))
    #expect(drawn(.brown) == bytes(162, 132, 94))
    #expect(drawn(.gray) == bytes(142, 142, 147))
    #expect(drawn(.white) == bytes(255, 255, 255))
    #expect(drawn(.black) == bytes(0, 0, 0))
  }

  @Test func aClearStyleDrawsNothing() {
    #expect(drawn(.clear) == nil)
  }
}
