import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI

/// Expected frames: `scroll/*` in layout-facts.json.
@MainActor struct ScrollViewTests {
  private let size = CGSize(width: 300, height: 200)

  @Test func itFillsItsAxisAndIsAsWideAsItsContent() {
    let screen = Screen(size) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<3) { _ in Box(120, 20) } } }
    }

    #expect(screen.nodes(.scrollView).first?.frame == CGRect(x: 90, y: 0, width: 120, height: 200))
    #expect(screen.nodes(.image).map(\.frame.minY) == [0, 20, 40])
    #expect(screen.nodes(.scrollView).first?.actions == [])
  }

  @Test func aHorizontalOneIsAsHighAsItsContent() {
    let screen = Screen(size) {
      ScrollView(.horizontal) { HStack(spacing: 8) { ForEach(0..<12) { _ in Box(60, 40) } } }
    }

    #expect(screen.nodes(.scrollView).first?.frame == CGRect(x: 0, y: 80, width: 300, height: 40))
  }

  @Test func itScrollsAsFarAsItsContent() {
    let screen = Screen(size) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { _ in Box(120, 20) } } }
    }

    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,50")
    #expect(screen.nodes(.image).first?.frame.minY == -50)

    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,1000")
    #expect(screen.nodes(.image).last?.frame.maxY == 200)
    #expect(screen.shown(.image).count == 10)
  }

  @Test func rightToLeftContentStartsAtTheRight() {
    let screen = Screen(size) {
      ScrollView(.horizontal) { Box(800, 40) }.environment(\.layoutDirection, .rightToLeft)
    }

    #expect(screen.frame(.image, "box")?.maxX == 300)
  }
}
