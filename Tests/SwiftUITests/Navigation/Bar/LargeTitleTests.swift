import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// `ios/nav/scroll`
@MainActor struct LargeTitleTests {
  private func screen() -> Screen {
    Screen {
      NavigationStack {
        ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Text("Row \($0)").frame(width: 200, height: 40) } } }
          .navigationTitle("Settings")
      }
    }
  }

  private func scroll(_ screen: Screen, by dy: Int) {
    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,\(dy)")
  }

  private func barHeight(_ screen: Screen) -> CGFloat? { screen.nodes(.navigationBar).first?.frame.height }

  @Test func aLargeTitleStaysWhileLessThanItsHeightIsScrolled() {
    let screen = screen()

    scroll(screen, by: 52)

    #expect(barHeight(screen) == 116)
    #expect(screen.frame(.text, "Row 0")?.midY == CGFloat(84))
  }

  @Test func furtherOnTheTitleGivesWayAndTheContentStaysWhereItIs() {
    let screen = screen()

    scroll(screen, by: 100)

    #expect(barHeight(screen) == 64)
    #expect(screen.nodes(.scrollView)[0].frame == CGRect(x: 60, y: 64, width: 200, height: 336))
    #expect(screen.frame(.text, "Row 3")?.midY == CGFloat(156))
    #expect(screen.frame(.header, "Settings")?.midX == 160)
  }

  @Test func atTheContentsStartTheTitleIsLargeAgain() {
    let screen = screen()
    scroll(screen, by: 100)

    scroll(screen, by: -100)

    #expect(barHeight(screen) == 116)
    #expect(screen.frame(.text, "Row 0")?.midY == 136)
  }

  @Test func aFingerThatMovesOnDoesNotJump() throws {
    let screen = screen()
    let node = try #require(screen.graph.rootNode.firstDescendant(ScrollNode.self))

    for distance in stride(from: CGFloat(20), through: 120, by: 20) {
      node.pan(by: CGSize(width: 0, height: -distance))
      screen.graph.update()
      #expect(screen.frame(.text, "Row 4")?.midY == 116 + 20 + 160 - distance)
    }
  }
}
