import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// A row while a finger holds it by its handle.
@MainActor struct LiftedRowTests {
  private func screen() -> Screen {
    Screen {
      List {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }.onMove { _, _ in }
        Text("fixed")
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  private func tops(_ screen: Screen) -> [String: CGFloat] {
    Dictionary(uniqueKeysWithValues: screen.nodes(.row).map { ($0.label, $0.frame.minY) })
  }

  private func hold(_ label: String, by distance: CGFloat, on screen: Screen) {
    let handle = screen.frame(.button, "Reorder \(label)")!
    screen.graph.touch(TouchEvent(.began, at: [CGPoint(x: handle.midX, y: handle.midY)]))
    screen.graph.touch(TouchEvent(.moved, at: [CGPoint(x: handle.midX, y: handle.midY + distance)]))
    screen.graph.update()
  }

  @Test func aLiftedRowFollowsTheFingerAndTheOthersMakeWay() {
    let screen = screen()

    hold("a", by: 60, on: screen)

    #expect(tops(screen) == ["a": 95, "b": 35, "c": 139, "fixed": 191])
  }

  @Test func aRowThatIsLiftedUpwardsPushesTheOthersDown() {
    let screen = screen()

    hold("c", by: -90, on: screen)

    #expect(tops(screen) == ["a": 87, "b": 139, "c": 49, "fixed": 191])
  }

  @Test func aLiftedRowIsDrawnOverTheOthers() {
    let screen = screen()

    hold("a", by: 60, on: screen)

    let drawn = screen.graph.displayList().texts
    #expect(drawn.last == "a")
    #expect(drawn.filter { $0 == "a" }.count == 1)
  }
}

extension DisplayList {
  fileprivate var texts: [String] {
    items.compactMap { item in
      guard case .text(let run) = item else { return nil }
      return run.text
    }
  }
}
