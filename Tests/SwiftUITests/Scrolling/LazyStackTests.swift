import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

private struct Row: View {
  let number: Int
  var body: some View { Text("Row \(number)").frame(height: number.isMultiple(of: 2) ? 20 : 40) }
}

@MainActor struct LazyStackTests {
  private let size = CGSize(width: 300, height: 200)

  /// `lazy/laziness`
  @Test func exactlyTheRowsInViewExist() {
    let screen = Screen(size) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { Text("Row \($0)").frame(height: 20) } } }
    }

    #expect(screen.nodes(.text).map(\.label) == (0..<10).map { "Row \($0)" })
  }

  @Test func aHundredThousandRowsCostThoseInView() {
    let screen = Screen(size) { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(number: $0) } } } }

    #expect(screen.graph.bodyEvaluations < 15)
    let before = screen.graph.bodyEvaluations
    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,200")

    #expect(screen.graph.bodyEvaluations - before < 15)
  }

  @Test func scrollingFarReleasesWhatIsOutOfReach() {
    let screen = Screen(size) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("Row \($0)").frame(height: 20) } } }
    }

    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,2000")

    #expect(screen.shown(.text) == (100..<110).map { "Row \($0)" })
    #expect(screen.nodes(.text).count == 10)
  }

  @Test func whatIsInViewDoesNotJumpWhenRowsAboveTurnOutToBeOthers() {
    let screen = Screen(size) { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0) } } } }
    let scrollView = screen.nodes(.scrollView).first
    screen.perform(.scroll, on: scrollView, argument: "0,10000")
    let before = screen.nodes(.text).first { $0.isVisible }!

    screen.perform(.scroll, on: scrollView, argument: "0,-150")

    #expect(screen.node(.text, before.label)?.frame.minY == before.frame.minY + 150)
  }

  /// `lazy/stacks`
  @Test func aLazyStackFillsTheAxisAcrossAndAlignsItsRows() {
    let screen = Screen(CGSize(width: 200, height: 100)) {
      LazyVStack(alignment: .trailing, spacing: 6) {
        Text("A").frame(width: 60, height: 20)
        Text("B").frame(width: 40, height: 20)
      }
    }

    #expect(screen.graph.rootNode.children[0].size == CGSize(width: 200, height: 46))
    #expect(screen.graph.rootNode.children[0].children.map(\.origin) == [CGPoint(x: 140, y: 0), CGPoint(x: 160, y: 26)])
  }

  @Test func aLazyRowIsLazyToo() {
    let screen = Screen(CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<1000) { Text("\($0)").frame(width: 50, height: 20) } } }
    }

    #expect(screen.nodes(.text).map(\.label) == ["0", "1", "2", "3"])
    #expect(screen.frame(.text, "3")?.midX == 175)
  }

  @Test func aRowReadFromRightToLeftStartsAtTheRight() {
    let screen = Screen(CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<1000) { Text("\($0)").frame(width: 50, height: 20) } } }
        .environment(\.layoutDirection, .rightToLeft)
    }

    #expect(screen.shown(.text) == ["0", "1", "2", "3"])
    #expect(screen.frame(.text, "0")?.midX == 175)
  }

  @Test func outsideOfAScrollViewEveryRowIsThere() {
    let screen = Screen(size) { LazyVStack { ForEach(0..<30) { Text("Row \($0)") } } }

    #expect(screen.nodes(.text).count == 30)
  }

  /// `lazy/pinned-headers`
  @Test func aPinnedHeaderStaysWhileItsSectionDoes() {
    let screen = Screen(size) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Section {
              ForEach(0..<8) { Text("\(name)\($0)").frame(width: 200, height: 20) }
            } header: {
              Text("\(name)H").frame(width: 200, height: 24)
            } footer: {
              Text("\(name)F").frame(width: 200, height: 16)
            }
          }
        }
      }
    }
    #expect(screen.frame(.text, "aH")?.midY == 12)

    // b3 at the top: 24 + 160 + 16, then 24 and three rows.
    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,284")

    #expect(screen.frame(.text, "b3")?.midY == 10)
    #expect(screen.frame(.text, "bH")?.midY == 12, "pinned")
    #expect(screen.frame(.text, "cH")?.midY == 128)

    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,106")
    #expect(screen.frame(.text, "bH")?.midY == -2, "the end of the section pushes it out")
  }

  @Test("a pinned footer stands at the end of what shows, and never above its section's header (fact 73)")
  func pinnedFooters() {
    let screen = Screen(CGSize(width: 300, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
          ForEach(["a", "b"], id: \.self) { name in
            Section {
              ForEach(0..<8) { Text("\(name)\($0)").frame(width: 200, height: 20) }
            } header: {
              Text("\(name)H").frame(width: 200, height: 24)
            } footer: {
              Text("\(name)F").frame(width: 200, height: 16)
            }
          }
        }
      }
    }
    #expect(screen.frame(.text, "aF")?.midY == 92, "pinned")

    // The header of b at 90, with its lower edge below what shows.
    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,110")

    #expect(screen.frame(.text, "aF")?.midY == 82, "where it belongs")
    #expect(screen.frame(.text, "bF")?.midY == 122, "below the header")
  }

  @Test func aQueryCanHaveEveryRowMadeAndLetGoAgain() {
    let screen = Screen(size) { ScrollView { LazyVStack { ForEach(0..<300) { Text("Row \($0)") } } } }

    screen.graph.materializeAllRows()
    #expect(screen.nodes(.text).count == 300)
    screen.graph.releaseFarRows()

    #expect(screen.nodes(.text).count < 40)
  }

  @Test func rowsThatComeAndGoAreFollowed() {
    let rows = Variable(["a", "b", "c"])
    struct Rows: View {
      let rows: Variable<[String]>
      var body: some View { ScrollView { LazyVStack(spacing: 0) { ForEach(rows.value, id: \.self) { Text($0) } } } }
    }
    let screen = Screen(size) { Rows(rows: rows) }

    rows.value = ["c", "d", "a"]
    screen.graph.update()

    #expect(screen.shown(.text) == ["c", "d", "a"])
  }
}
