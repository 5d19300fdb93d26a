import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

private final class Reads { nonisolated(unsafe) var count = 0 }

/// Notes how often it is asked for its id.
private struct Item: Identifiable {
  let number: Int
  let reads: Reads
  var id: Int {
    reads.count += 1
    return number
  }
}

private struct SeededRow: View {
  let number: Int
  @State private var seed: Int

  init(_ item: Item, seed: Int) {
    number = item.number
    _seed = State(initialValue: seed)
  }

  var body: some View { Text("\(number) of \(seed)").frame(height: 40) }
}

private struct Rows: View {
  enum Kind: CaseIterable { case list, stack, grid }

  let kind: Kind
  let items: Variable<[Item]>
  let seed: Variable<Int>

  var body: some View {
    switch kind {
    case .list: List { rows }
    case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
    case .grid: ScrollView { LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) { rows } }
    }
  }

  private var rows: some View {
    let seed = seed.value
    return ForEach(items.value) { SeededRow($0, seed: seed) }
  }
}

@MainActor struct RowIdentityTests {
  private let reads = Reads()
  private let seed = Variable(1)

  private func items(_ numbers: some Sequence<Int>) -> Variable<[Item]> {
    Variable(numbers.map { Item(number: $0, reads: reads) })
  }

  private func screen(_ kind: Rows.Kind, _ items: Variable<[Item]>) -> Screen {
    Screen { Rows(kind: kind, items: items, seed: seed) }
  }

  private func texts(_ screen: Screen, _ count: Int) -> [String] { Array(screen.shown(.text).prefix(count)) }

  @Test(arguments: Rows.Kind.allCases) fileprivate func onlyTheIDsOfRowsThatAreMadeAreRead(_ kind: Rows.Kind) {
    let items = items(0..<100_000)

    let screen = screen(kind, items)

    #expect(reads.count <= 2 * screen.nodes(.text).count + 2, "not 100,000")
  }

  @Test(arguments: Rows.Kind.allCases) fileprivate func aPageThatIsScrolledReadsThePagesIDs(_ kind: Rows.Kind) {
    let screen = screen(kind, items(0..<100_000))
    let scrolling = screen.nodes(kind == .list ? .list : .scrollView).first
    screen.perform(.scroll, on: scrolling, argument: "0,1000000")
    reads.count = 0
    let bodies = screen.graph.bodyEvaluations

    screen.perform(.scroll, on: scrolling, argument: "0,400")

    #expect(screen.graph.bodyEvaluations - bodies <= 22)
    #expect(reads.count <= 2 * (screen.graph.bodyEvaluations - bodies))
  }

  @Test(arguments: Rows.Kind.allCases) fileprivate func anUpdateThatMovesNothingReadsTheIDsOfRowsThatAreMade(_ kind: Rows.Kind) {
    let items = items(0..<100_000)
    let screen = screen(kind, items)
    reads.count = 0

    seed.value = 2
    screen.graph.update()

    #expect(reads.count <= 2 * screen.nodes(.text).count)
  }

  @Test(arguments: Rows.Kind.allCases) fileprivate func stateFollowsTheIDsOfAThousandRows(_ kind: Rows.Kind) {
    let items = items(0..<1_000)
    let screen = screen(kind, items)
    seed.value = 2

    items.value.insert(Item(number: 5_000, reads: reads), at: 0)
    screen.graph.update()
    #expect(texts(screen, 3) == ["5000 of 2", "0 of 1", "1 of 1"])

    items.value.remove(at: 1)
    screen.graph.update()
    #expect(texts(screen, 3) == ["5000 of 2", "1 of 1", "2 of 1"])

    items.value.swapAt(0, 2)
    screen.graph.update()
    #expect(texts(screen, 3) == ["2 of 1", "1 of 1", "5000 of 2"])

    items.value.append(Item(number: 6_000, reads: reads))
    screen.graph.update()
    #expect(texts(screen, 3) == ["2 of 1", "1 of 1", "5000 of 2"])

    items.value.swapAt(1, 900)
    screen.graph.update()
    #expect(texts(screen, 3) == ["2 of 1", "900 of 2", "5000 of 2"], "only the first one's row was there before")
    #expect(screen.graph._checkInvariants() == [])
  }

  @Test(arguments: Rows.Kind.allCases) fileprivate func anIDThatStandsForTwoRowsIsWarnedOfOnceBothAreMade(_ kind: Rows.Kind) {
    let items = items([7, 7] + Array(0..<7) + Array(100..<1_000) + [8, 8])
    let screen = screen(kind, items)
    let known = screen.graph.warnings

    screen.perform(
      .scroll, on: screen.nodes(kind == .list ? .list : .scrollView).first, argument: "0,1000000")

    #expect(known.count == 1)
    #expect(known.first?.contains("the id 7 stands for more than one row") == true)
    #expect(screen.graph.warnings == known, "the author knows by now")
    #expect(screen.shown(.text).suffix(2) == ["8 of 1", "8 of 1"], "each shows its own datum")
  }

  @Test func aFarIDThatRepeatsIsFoundWhenItIsReached() {
    let screen = screen(.list, items(Array(0..<1_000) + [8, 8]))
    let known = screen.graph.warnings

    screen.scrollList(by: 1_000_000)

    #expect(known == [])
    #expect(screen.graph.warnings.count == 1)
    #expect(screen.graph.warnings.first?.contains("the id 8 stands for more than one row") == true)
  }

  @Test func whatMovedOutOfSightUnseenIsNotTakenForARepeatedID() {
    let items = items(0..<1_000)
    let screen = screen(.list, items)
    screen.scrollList(by: 52 * 500)

    items.value.swapAt(0, 510)
    screen.graph.update()
    screen.scrollList(by: 52 * 5)

    #expect(screen.graph.warnings == [])
    #expect(screen.shown(.row).contains("0 of 1"))
  }

  @Test func heightsThatAreKnownGoWithTheirIDs() {
    struct Row: View {
      let number: Int
      var body: some View { Box(10, number == 0 ? 370 : 22) }
    }
    struct Sized: View {
      let numbers: Variable<[Int]>
      var body: some View { List(numbers.value, id: \.self) { Row(number: $0) } }
    }
    let numbers = Variable(Array(0..<100))
    let screen = Screen { Sized(numbers: numbers) }
    screen.scrollList(by: 2_000)
    let before = screen.nodes(.row).first { $0.isVisible }!

    numbers.value.swapAt(0, 1)
    screen.graph.update()

    #expect(screen.nodes(.row).first { $0.id == before.id }?.frame == before.frame)
  }
}
