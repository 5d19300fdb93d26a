import Foundation
import Testing

@testable import SwiftUICore

struct KnownExtentsTests {
  private static func some() -> KnownExtents {
    var extents = KnownExtents(count: 1_000)
    for index in [0, 3, 255, 256, 700, 999] { extents.set(CGFloat(index + 1), at: index) }
    return extents
  }

  /// What the sums and searches stand for, row by row.
  private static func row(_ index: Int) -> CGFloat { [0, 3, 255, 256, 700, 999].contains(index) ? CGFloat(index + 1) : 10 }

  @Test func aRowThatIsNotKnownIsNotThere() {
    let extents = Self.some()

    #expect(extents[3] == 4)
    #expect(extents[4] == nil)
    #expect(extents[500] == nil)
    #expect(extents.knownCount == 6)
    #expect(extents.average == (1 + 4 + 256 + 257 + 701 + 1_000) / 6)
    #expect(KnownExtents(count: 10).average == nil)
  }

  @Test(arguments: [0..<1_000, 0..<0, 3..<4, 100..<300, 256..<512, 255..<257, 512..<999])
  func aSumTakesTheEstimateForWhatIsNotKnown(_ range: Range<Int>) {
    #expect(Self.some().sum(of: range, estimate: 10) == range.reduce(0) { $0 + Self.row($1) })
  }

  @Test(arguments: [-5, 0, 0.5, 1, 1_500, 5_000, 12_000, 100_000])
  func theFirstRowBeyondADistanceIsTheOneThatAWalkFinds(_ distance: CGFloat) {
    let range = 1..<990
    var end: CGFloat = 0
    var walked = range.upperBound
    for index in range {
      end += Self.row(index)
      if end > distance {
        walked = index
        break
      }
      end += 2
    }

    #expect(Self.some().firstIndex(endingBeyond: distance, in: range, estimate: 10, gap: 2) == walked)
  }

  @Test func aRowThatIsMeasuredAgainLeavesNothingOfItsOldLength() {
    var extents = Self.some()

    extents.set(.infinity, at: 3)
    extents.set(4, at: 3)

    #expect(extents.sum(of: 0..<256, estimate: 0) == 1 + 4 + 256)
  }
}
