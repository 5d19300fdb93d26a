import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

private enum Knee: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension VerticalAlignment {
  fileprivate static let knee = VerticalAlignment(Knee.self)
}

extension HorizontalAlignment {
  fileprivate static let knee = HorizontalAlignment(Knee.self)
}

@MainActor struct AlignmentTests {
  private func baselines(_ view: some View) -> [CGFloat] {
    let graph = ViewGraph(CGSize(width: 300, height: 300))
    graph.mount(view)
    return graph.displayList().items.compactMap { item in
      guard case .text(let run) = item else { return nil }
      return run.origin.y
    }
  }

  @Test func textsOfTwoSizesStandOnOneLine() {
    let baselines = baselines(
      HStack(alignment: .firstTextBaseline) {
        Text("Total").font(.largeTitle)
        Text("in euros").font(.caption)
      })

    #expect(baselines.count == 2)
    #expect(baselines[0] == baselines[1])
  }

  @Test(arguments: [Alignment.leadingFirstTextBaseline, .centerFirstTextBaseline, .trailingFirstTextBaseline])
  func layersStandOnTheirFirstLine(_ alignment: Alignment) {
    let baselines = baselines(
      ZStack(alignment: alignment) {
        Text("Total\nof all").font(.largeTitle)
        Text("in euros").font(.caption)
      })

    #expect(baselines.count == 3)
    #expect(baselines[0] == baselines[2])
  }

  @Test(arguments: [Alignment.leadingLastTextBaseline, .centerLastTextBaseline, .trailingLastTextBaseline])
  func layersStandOnTheirLastLine(_ alignment: Alignment) {
    let baselines = baselines(
      ZStack(alignment: alignment) {
        Text("Total\nof all").font(.largeTitle)
        Text("in euros").font(.caption)
      })

    #expect(baselines.count == 3)
    #expect(baselines[1] == baselines[2])
  }

  @Test func aBaselineIsFoundThroughFramesAndPaddingAndColumns() {
    let baselines = baselines(
      HStack(alignment: .firstTextBaseline) {
        Text("Total").padding(20).frame(height: 120, alignment: .bottom)
        VStack {
          Text("first")
          Text("second")
        }
      })

    #expect(baselines.count == 3)
    #expect(baselines[0] == baselines[1])
    #expect(baselines[2] > baselines[1])
  }

  @Test func theLastBaselineIsThatOfTheLastLine() {
    let baselines = baselines(
      HStack(alignment: .lastTextBaseline) {
        Text("one\ntwo")
        Text("beside")
      })

    #expect(baselines.count == 3)
    #expect(baselines[1] == baselines[2])
  }

  @Test func aViewWithoutTextStandsOnTheLineWithItsBottom() {
    let graph = ViewGraph(CGSize(width: 300, height: 300))
    graph.mount(
      HStack(alignment: .firstTextBaseline) {
        Text("Total")
        box(10, 4).probe("box")
      })
    guard case .text(let run)? = graph.displayList().items.first else {
      Issue.record("no text is drawn")
      return
    }

    #expect(graph.probes["box"]?.maxY == run.origin.y)
  }

  @Test func oneIdentityIsTwoGuidesOnTwoAxes() {
    let graph = ViewGraph(CGSize(width: 100, height: 100))

    graph.mount(
      HStack(alignment: .knee, spacing: 0) {
        HStack { box(20, 20).alignmentGuide(HorizontalAlignment.knee) { _ in 3 } }.probe("row")
        box(20, 40).alignmentGuide(VerticalAlignment.knee) { _ in 10 }.probe("column")
      })

    // The row's vertical guide is its bottom: the horizontal one of the same identity says nothing about it.
    #expect(graph.probes["row"]?.maxY == (graph.probes["column"]?.minY).map { $0 + 10 })
  }

  @Test func aStackInfiniteAcrossStillSharesItsLength() {
    let graph = ViewGraph(CGSize(width: 300, height: 200))

    graph.mount(
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red
          Color.red
        }.probe("row")
        ZStack {
          Color.red
          Color.red
        }.probe("pile")
        box(10, 60)
      })

    #expect(graph.probes["row"]?.height == 70)
    #expect(graph.probes["pile"]?.height == 70)
  }
}
