import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      configuration.currentValueLabel
    }
  }
}

private struct Framed: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("framed")
      ProgressView(configuration)
    }
  }
}

@MainActor struct ProgressViewStyleTests {
  @Test func aStyleOfAnAppsOwnReadsTheFraction() {
    let screen = ControlScreen(ProgressView("Copy", value: 1, total: 4).progressViewStyle(Percent()))

    #expect(screen.texts == ["Copy", "25 of 100"])
    #expect(screen.nodes[0].value == "25%")
  }

  @Test func aStyleThatBuildsOnAProgressViewGetsTheStandardOne() {
    let screen = ControlScreen(ProgressView("Copy", value: 1, total: 4).progressViewStyle(Framed()))

    #expect(screen.texts == ["framed", "Copy"])
    #expect(screen.fills.count == 2)
  }

  // Sizes: intrinsic-sizes.tsv, ProgressView, recorded from iOS 26 (ios/progress/basic).
  @Test func aCircleIsASpinnerWithAValueToo() {
    let screen = ControlScreen(ProgressView(value: 0.5).progressViewStyle(.circular))

    #expect(screen.nodes[0].frame.size == CGSize(width: 20, height: 20))
    #expect(screen.nodes[0].value == "50%")
  }

  @Test func aLineIsABarWithoutAValueToo() {
    let screen = ControlScreen(ProgressView().progressViewStyle(.linear))

    #expect(screen.nodes[0].frame.size == CGSize(width: 320, height: 4))
  }

  @Test func theTintIsTheColorOfTheBar() {
    let screen = ControlScreen(ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)))

    #expect(screen.fills.contains(Color.red.drawn))
  }

  @Test func aProgressSaysHowFarItIs() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 3

    #expect(ControlScreen(ProgressView(progress)).nodes[0].value == "75%")
  }
}
