import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct LazyGridLazinessTests {
  private func grid(_ count: Int) -> Screen {
    Screen(CGSize(width: 300, height: 200)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
          ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 40) }
        }
      }
    }
  }

  @Test func exactlyTheCellsInViewExist() {
    #expect(grid(100_000).nodes(.text).map(\.label) == (0..<12).map { "\($0)" })
  }

  @Test func scrollingGoesLineByLine() {
    let screen = grid(3000)

    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,5000")

    #expect(screen.shown(.text) == (300..<312).map { "\($0)" })
    #expect(screen.nodes(.text).count == 12)
  }

  @Test func theLastLineMayBeShort() {
    let screen = grid(301)

    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,100000")

    #expect(screen.shown(.text).last == "300")
    #expect(screen.frame(.text, "300")?.midY == 180)
  }

  @Test func aHeaderTakesALineOfItsOwn() {
    let screen = Screen(CGSize(width: 300, height: 200)) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(0..<3, id: \.self) { Text("\($0)").frame(height: 20) }
        } header: {
          Text("Header").frame(height: 30)
        }
      }
    }

    #expect(screen.frame(.text, "Header")!.midY < screen.frame(.text, "0")!.minY)
    #expect(screen.frame(.text, "2")!.midY == screen.frame(.text, "0")!.midY + 20)
  }
}
