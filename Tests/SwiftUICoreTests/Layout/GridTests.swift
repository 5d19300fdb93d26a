import Foundation
import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct GridTests {
  private func frames(of view: some View, in size: CGSize = CGSize(width: 320, height: 200)) -> [String: CGRect] {
    let graph = ViewGraph(size)
    graph.mount(view)
    return graph.probes
  }

  @Test("cells stand in their columns and rows as recorded: grid/spacing")
  func alignmentAndSpacing() {
    let frames = frames(
      of: Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          line(9).probe("a")
          box(30, 30).probe("red")
        }
        GridRow {
          box(60, 20).probe("blue")
          line(10).probe("h")
        }
      }.probe("grid"))

    #expect(frames["grid"] == CGRect(x: 105, y: 73, width: 110, height: 54))
    #expect(frames["a"] == CGRect(x: 105, y: 73, width: 9, height: 16))
    #expect(frames["red"] == CGRect(x: 185, y: 73, width: 30, height: 30))
    #expect(frames["blue"] == CGRect(x: 105, y: 107, width: 60, height: 20))
    #expect(frames["h"] == CGRect(x: 185, y: 107, width: 10, height: 16))
  }

  @Test("columns with flexible cells share what is left equally, as recorded: grid/flexible")
  func flexibleColumns() {
    let frames = frames(
      of: Grid {
        GridRow {
          box(9, 16).probe("a")
          Color.red.frame(height: 20).probe("red")
          box(28, 16).probe("ccc")
        }
        GridRow {
          Color.red.frame(height: 30).probe("blue")
          box(8, 16).probe("e")
          Color.red.frame(height: 30).probe("green")
        }
      }.frame(width: 280))

    #expect(frames["blue"]?.minX == 20 && frames["blue"]?.width == 88)
    #expect(frames["red"]?.minX == 116 && frames["red"]?.width == 88)
    #expect(frames["green"]?.minX == 212 && frames["green"]?.width == 88)
    #expect(frames["a"]?.minX == 59.5 && frames["ccc"]?.minX == 242 && frames["e"]?.minX == 156)
  }

  @Test func aModifierOnARowAppliesToEachCell() {
    let frames = frames(
      of: Grid(horizontalSpacing: 0) {
        GridRow {
          box(10, 10).probe("a")
          box(20, 10).probe("b")
        }.padding(5)
      }.probe("grid"))

    #expect(frames["grid"]?.size == CGSize(width: 50, height: 20))
  }

  @Test func aViewOutsideOfRowsSpansAllColumnsAndMayWidenThem() {
    let frames = frames(
      of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10).probe("a")
          box(30, 10).probe("b")
        }
        box(100, 10).probe("wide")
      }.probe("grid"))

    #expect(frames["grid"]?.size == CGSize(width: 100, height: 20))
    #expect(frames["a"]?.minX == 125, "40 wide before: each column gets half of the 60 that are missing")
    #expect(frames["b"]?.minX == 165)
  }

  @Test func aCellWithoutASayTakesWhatTheOthersLeave() {
    let frames = frames(
      of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(30, 10)
        }
        Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal).probe("line")
      }.probe("grid"))

    #expect(frames["grid"]?.size == CGSize(width: 40, height: 11))
    #expect(frames["line"]?.size == CGSize(width: 40, height: 1))
  }

  @Test func aCellStandsWhereItsAnchorItsRowAndItsColumnSay() {
    let frames = frames(
      of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(40, 40)
          box(10, 10).probe("bottom")
          box(10, 10).gridCellAnchor(.topTrailing).probe("anchored")
        }
        GridRow {
          box(10, 10).gridColumnAlignment(.trailing).probe("trailing")
          box(30, 30)
          box(30, 30)
        }
      }.probe("grid"))

    let grid = frames["grid"] ?? .zero
    #expect(grid.size == CGSize(width: 100, height: 70))
    #expect(frames["bottom"]?.origin == CGPoint(x: grid.minX + 50, y: grid.minY + 30))
    #expect(frames["anchored"]?.origin == CGPoint(x: grid.minX + 90, y: grid.minY))
    #expect(frames["trailing"]?.origin == CGPoint(x: grid.minX + 30, y: grid.minY + 50))
  }

  @Test func aCellOfTwoColumnsPushesTheNextOn() {
    let frames = frames(
      of: Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20, 10)
          box(20, 10)
          box(20, 10).probe("third")
        }
        GridRow {
          box(50, 10).gridCellColumns(2).probe("two")
          box(20, 10).probe("after")
        }
      })

    #expect(frames["after"]?.minX == frames["third"]?.minX)
  }

  @Test func rowsShareTheHeightThatIsOffered() {
    let frames = frames(
      of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.probe("a") }
        GridRow { box(10, 20) }
        GridRow { Color.red.probe("b") }
      }, in: CGSize(width: 100, height: 100))

    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(frames["b"] == CGRect(x: 0, y: 60, width: 100, height: 40))
  }

  @Test func outsideOfAGridARowIsAGroup() {
    let frames = frames(
      of: VStack(spacing: 0) {
        GridRow {
          box(10, 10).probe("a")
          box(10, 10).probe("b")
        }
      })

    #expect((frames["b"]?.minY ?? 0) - (frames["a"]?.minY ?? 0) == 10)
  }

  @Test func aThousandRowsAreArrangedWithoutAskingEachCellForEachRow() {
    let graph = ViewGraph(CGSize(width: 100, height: 100))
    let asked = Counter()

    graph.mount(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<1000) { _ in
          GridRow {
            Counting(counter: asked)() { box(10, 1) }
            box(10, 1)
          }
        }
      }.fixedSize().probe("grid"))

    #expect(graph.probes["grid"]?.size == CGSize(width: 20, height: 1000))
    #expect(asked.count <= 8 * 1000, "each cell answers a few proposals, however many rows there are")
  }

  @Test func aCellThatTellsSomethingElseIsPlacedAnew() {
    let model = Cells()
    let graph = ViewGraph(CGSize(width: 100, height: 100))
    graph.mount(Changing(model: model))

    model.span = 2
    model.alignment = .bottom
    graph.update()

    let fresh = ViewGraph(CGSize(width: 100, height: 100))
    fresh.mount(Changing(model: model))
    #expect(graph.probes == fresh.probes)
    #expect(graph.probes["after"]?.minX == 80)
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}

/// Counts how often it is measured.
private struct Counting: Layout {
  let counter: Counter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    counter.count += 1
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

@MainActor @Observable private final class Cells {
  var span = 1
  var alignment: VerticalAlignment?
}

private struct Changing: View {
  let model: Cells

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(40, 40)
        box(40, 40)
        box(20, 20)
      }
      GridRow(alignment: model.alignment) {
        box(20, 20).gridCellColumns(model.span).probe("cell")
        box(20, 40).probe("after")
      }
    }
  }
}
