import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// Rows of changing sizes in nested stacks; what stands on the screen must not depend on how it came about.
private struct Table: View {
  let cells: [[Cell]]
  let alignment: HorizontalAlignment
  let rowAlignment: VerticalAlignment

  struct Cell: Equatable {
    var letters: Int
    var isLarge: Bool
  }

  var body: some View {
    VStack(alignment: alignment) {
      ForEach(cells.indices, id: \.self) { row in
        HStack(alignment: rowAlignment) {
          ForEach(cells[row].indices, id: \.self) { column in
            Text(String(repeating: "n", count: cells[row][column].letters))
              .font(cells[row][column].isLarge ? .largeTitle : .body)
          }
        }
      }
    }
  }
}

/// Numbers that look random and are the same in each run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@MainActor struct StackAbsorbingTests {
  @Test(arguments: [
    (HorizontalAlignment.center, VerticalAlignment.center, LayoutDirection.leftToRight),
    (.leading, .firstTextBaseline, .leftToRight), (.trailing, .top, .rightToLeft), (.center, .bottom, .rightToLeft),
  ])
  func manyChangesEndWhereAFreshScreenStarts(
    alignment: HorizontalAlignment, rowAlignment: VerticalAlignment, direction: LayoutDirection
  ) {
    var dice = Dice(state: 7)
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    var cells = (0..<6).map { _ in
      (0..<3).map { _ in Table.Cell(letters: Int.random(in: 1...9, using: &dice), isLarge: false) }
    }
    let handle = Handle<[[Table.Cell]]>()
    let screen = Screen(
      Holder(cells, handle) { Table(cells: $0.wrappedValue, alignment: alignment, rowAlignment: rowAlignment) },
      environment: environment)

    for _ in 0..<200 {
      for _ in 0..<Int.random(in: 1...2, using: &dice) {
        let (row, column) = (Int.random(in: 0..<6, using: &dice), Int.random(in: 0..<3, using: &dice))
        cells[row][column] = Table.Cell(letters: Int.random(in: 1...9, using: &dice), isLarge: Bool.random(using: &dice))
      }
      handle.value = cells
      screen.update()

      let fresh = Screen(Table(cells: cells, alignment: alignment, rowAlignment: rowAlignment), environment: environment)
      #expect(frames(of: screen) == frames(of: fresh))
    }
  }

  @Test func aRowThatGrowsWithinTheColumnAsksNoOtherRow() {
    let handle = Handle<Int>()
    let screen = Screen(
      VStack {
        Text("the widest row of them all")
        Holder(1, handle) { Text(String(repeating: "n", count: $0.wrappedValue)) }
        ForEach(0..<100, id: \.self) { Text("\($0)") }
      },
      size: CGSize(width: 300, height: 5_000))
    let before = screen.graph.layout.revalidations

    handle.value = 5
    screen.update()

    #expect(screen.graph.layout.revalidations - before == 2, "the row, and the column that takes the change in")
    #expect(frames(of: screen)[1].midX == 150, "the row stands in the middle again")
  }

  private func frames(of screen: Screen) -> [CGRect] {
    func frames(_ node: SemanticsNode) -> [CGRect] {
      (node.role == .text ? [node.frame] : []) + node.children.flatMap(frames)
    }
    return frames(screen.graph.semantics())
  }
}
