import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

private struct Row: View {
  let number: Int
  var body: some View { Text("Row \(number)") }
}

private struct TallRow: View {
  let number: Int
  var body: some View { Box(100, number.isMultiple(of: 2) ? 30 : 90) }
}

@MainActor private final class Lifecycle { var lines: [String] = [] }

@MainActor struct ListLazinessTests {
  /// Rows in view exist, as in `ios/nav/list-scroll` and facts 72 and 74: (400 - 35) / 52 is a little over 7.
  @Test("only the rows in view have a body (fact 74)") func onlyTheRowsInViewHaveABody() {
    let screen = Screen { List(0..<100_000) { Row(number: $0) } }

    #expect(screen.graph.bodyEvaluations == 8)
    #expect(screen.shown(.row).last == "Row 7")
  }

  @Test func scrollingFarMakesTheRowsThereAndReleasesTheOthers() {
    let lifecycle = Lifecycle()
    let screen = Screen {
      List(0..<100_000) { number in
        Row(number: number).onDisappear { lifecycle.lines.append("gone \(number)") }
      }
    }

    screen.scrollList(by: 52 * 50_000)

    #expect(screen.shown(.row).first == "Row 49,999", "the 35 points at the top are scrolled too")
    #expect(screen.graph.bodyEvaluations == 17)
    #expect(lifecycle.lines.sorted() == (0..<8).map { "gone \($0)" })
  }

  @Test func scrollingStopsAtBothEnds() {
    let screen = Screen { List(0..<100) { Row(number: $0) } }

    screen.scrollList(by: 1_000_000)
    #expect(screen.frame(.row, "Row 99")?.maxY == CGFloat(365))

    screen.scrollList(by: -1_000_000)
    #expect(screen.frame(.row, "Row 0")?.minY == 35)
  }

  @Test func whatIsInViewDoesNotJumpWhenHeightsAboveTurnOutToBeOthers() {
    let screen = Screen { List(0..<1000) { TallRow(number: $0) } }
    screen.scrollList(by: 20_000)
    let before = screen.nodes(.row).first { $0.isVisible }!

    screen.scrollList(by: -100)

    let after = screen.nodes(.row).first { $0.id == before.id }!
    #expect(after.frame.minY == before.frame.minY + 100)
  }

  @Test func aQueryCanHaveEveryRowMadeAndLetGoAgain() {
    let screen = Screen { List(0..<300) { Row(number: $0) } }

    screen.graph.materializeAllRows()
    #expect(screen.nodes(.row).count == 300)
    #expect(screen.shown(.row).count == 8, "those that are not in view are there but not visible")

    screen.graph.releaseFarRows()
    #expect(screen.nodes(.row).count < 20)
  }

  @Test func aListThatHasGoneLeavesNothingBehind() {
    // The graph alone could go while a circle of elements and nodes stays.
    weak var graph: ViewGraph?
    weak var held: Lifecycle?
    do {
      let lifecycle = Lifecycle()
      held = lifecycle
      let screen = Screen {
        NavigationStack {
          List {
            ForEach(0..<100) { Row(number: $0).onDisappear { lifecycle.lines.append("gone") } }.background(Color.yellow)
              .swipeActions { Press(label: "Delete") {} }
          }
          .navigationTitle("Rows")
        }
      }
      screen.perform(.revealTrailing, on: screen.node(.row, "Row 1"))
      graph = screen.graph
      screen.graph.unmount()
    }

    #expect(graph == nil)
    #expect(held == nil)
  }

  @Test func revealScrollsTheLeastToShowARow() {
    let screen = Screen { List(0..<300) { Row(number: $0) } }
    screen.graph.materializeAllRows()
    let row = screen.node(.row, "Row 200")!

    #expect(screen.graph.scrollToReveal(row.id))

    #expect(screen.frame(.row, "Row 200")?.maxY == 400)
    #expect(screen.node(.row, "Row 200")?.isVisible == true)
  }

  @Test func aListOutsideOfALazyContainerThatForgetsLazinessMakesAllRows() {
    struct Unaware: View {
      var body: some View { ForEach(0..<20) { Row(number: $0) } }
    }
    let screen = Screen(CGSize(width: 320, height: 4000)) { VStack { Unaware() } }

    #expect(screen.shown(.text).count == 20)
  }
}
