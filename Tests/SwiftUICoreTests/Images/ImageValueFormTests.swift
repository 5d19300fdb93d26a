import Foundation
import Testing

@testable import SwiftUICore

/// What an image is told beside what it shows.
@MainActor struct ImageValueFormTests {
  private let star = Image(systemName: "star")

  @Test func edgesAreSmoothUnlessTheImageSaysOtherwise() {
    #expect(star.antialiased(true) == star && star.antialiased(false) != star)
  }

  @Test func aDynamicRangeLeavesTheSymbol() {
    let ranges: [Image.DynamicRange] = [.standard, .constrainedHigh, .high]

    #expect(Set(ranges).count == 3)
    for range in ranges { #expect(small(star.allowedDynamicRange(range)).items == small(star).items) }
  }

  @Test func aColorModeAndAVariableModeLeaveTheSymbol() {
    #expect(small(star.symbolColorRenderingMode(.flat)).items == small(star).items)
    #expect(small(star.symbolVariableValueMode(.draw)).items == small(star).items)
  }

  @Test func aPictureStandsInOneOfEightWays() {
    let orientations: [Image.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .left, .leftMirrored, .right, .rightMirrored,
    ]

    #expect(Set(orientations) == Set(Image.Orientation.allCases) && Set(orientations).count == 8)
    for orientation in orientations { #expect(Image.Orientation(rawValue: orientation.rawValue) == orientation) }
    #expect(Image.Orientation.up.rawValue == 0)
  }
}
