import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct ProgressViewTests {
  // Sizes: intrinsic-sizes.tsv, ProgressView, recorded from iOS 26 (ios/progress/basic).

  @Test func aSpinnerIsTwentyByTwenty() {
    let screen = ControlScreen(ProgressView())

    #expect(screen.lines == ["progress \"\""])
    #expect(screen.nodes[0].frame.size == CGSize(width: 20, height: 20))
  }

  @Test func aLabelStandsBelowTheSpinnerAndNamesIt() {
    let screen = ControlScreen(ProgressView("Loading…"))

    #expect(screen.lines == ["progress \"Loading…\""])
    #expect(screen.texts == ["Loading…"])
    #expect(screen.nodes[0].frame.height > 40)
  }

  @Test func aBarFillsTheWidthAndIsFourHigh() {
    let screen = ControlScreen(ProgressView(value: 0.25))

    #expect(screen.lines == ["progress \"\" 25%"])
    #expect(screen.nodes[0].frame.size == CGSize(width: 320, height: 4))
  }

  @Test func aLabelStandsFourAboveTheBar() {
    let screen = ControlScreen(ProgressView("Loading", value: 3, total: 4))

    #expect(screen.lines == ["progress \"Loading\" 75%"])
    #expect(screen.nodes[0].frame.height == 20.5 + 4 + 4)
  }

  @Test(arguments: [(-1.0, "0%"), (7, "100%"), (0.125, "13%")]) func aValueStaysBetweenNothingAndAll(
    _ value: Double, _ shown: String
  ) {
    #expect(ControlScreen(ProgressView(value: value)).nodes[0].value == shown)
  }

  @Test func aTotalOfNothingIsNoProgress() {
    #expect(ControlScreen(ProgressView(value: 1.0, total: 0)).nodes[0].value == "0%")
  }

  @Test func noValueIsASpinner() {
    let screen = ControlScreen(ProgressView(value: nil as Double?))

    #expect(screen.nodes[0].value == nil)
    #expect(screen.nodes[0].frame.size == CGSize(width: 20, height: 20))
  }
}
