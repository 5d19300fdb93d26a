import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Each way to say where a scroll view is, and what a position tells.
@MainActor struct ScrollPositionFormTests {
  /// Where the first of twenty rows stands once the position was set.
  private func top(_ change: (inout ScrollPosition) -> Void) -> CGFloat? {
    let position = Variable(ScrollPosition(idType: Int.self))
    let screen = Screen(CGSize(width: 300, height: 150)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(width: 120, height: 20).id($0) } }
      }
      .scrollPosition(Binding(get: { position.value }, set: { position.value = $0 }))
    }
    change(&position.value)
    screen.graph.update()
    return screen.nodes(.text).first { $0.label == "Row 0" }?.frame.minY
  }

  @Test func aPositionTellsWhatItWasMadeOf() {
    #expect(ScrollPosition(id: 3, anchor: .top).viewID(type: Int.self) == 3 && ScrollPosition(id: 3).viewID as? Int == 3)
    #expect(ScrollPosition(idType: Int.self).viewID == nil && ScrollPosition(idType: Int.self, edge: .bottom).edge == .bottom)
    #expect(ScrollPosition(idType: Int.self, point: CGPoint(x: 1, y: 2)).point == CGPoint(x: 1, y: 2))
    #expect(ScrollPosition(idType: Int.self, x: 1, y: 2).point == CGPoint(x: 1, y: 2))
    #expect(ScrollPosition(idType: Int.self, x: 1).x == 1 && ScrollPosition(idType: Int.self, y: 2).y == 2)
    #expect(ScrollPosition(idType: Int.self, x: 1).y == nil && ScrollPosition(idType: Int.self, y: 2).edge == nil)
  }

  @Test func aPositionIsChangedInEachForm() {
    let start = top { _ in } ?? 0

    #expect(top { $0.scrollTo(y: 40) } == start - 40 && top { $0.scrollTo(x: 0, y: 40) } == start - 40)
    #expect(top { $0.scrollTo(point: CGPoint(x: 0, y: 40)) } == start - 40)
    #expect(top { $0.scrollTo(edge: .bottom) } == start - 250)
    #expect(top { $0.scrollTo(id: 5, anchor: .top) } == start - 100)
    #expect(top { $0.scrollTo(x: 0) } == start)
  }

  @Test func aGeometryTellsItsSizes() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 30), contentSize: CGSize(width: 100, height: 400),
      contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0), containerSize: CGSize(width: 100, height: 50))

    #expect(geometry.bounds == CGRect(x: 0, y: 30, width: 100, height: 50) && geometry.contentInsets.top == 10)
  }

  @Test func aPhaseSaysWhetherItScrolls() {
    let phases: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]

    #expect(
      phases.map(\.isScrolling) == [false, true, true, true, true]
        || phases.map(\.isScrolling) == [false, false, true, true, true])
    #expect(Set(phases.map { "\($0)" }).count == 5)
  }
}
