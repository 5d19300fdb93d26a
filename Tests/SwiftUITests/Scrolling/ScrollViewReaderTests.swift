import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ScrollViewReaderTests {
  private let size = CGSize(width: 300, height: 200)

  private func screen<Content: View>(
    _ target: AnyHashable, _ anchor: UnitPoint?, @ViewBuilder content: @escaping () -> Content
  ) -> Screen {
    Screen(size) {
      ScrollViewReader { proxy in
        content().overlay { Press(label: "Go") { proxy.scrollTo(target, anchor: anchor) } }
      }
    }
  }

  private func go(_ screen: Screen) { screen.perform(.activate, on: screen.node(.button, "Go")) }

  @Test(arguments: [(UnitPoint?.none, 190), (.top, 10), (.center, 100), (.bottom, 190)])
  func aViewIsScrolledToWhereTheAnchorSays(anchor: UnitPoint?, middle: CGFloat) {
    let screen = screen(30, anchor) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<60) { Text("Row \($0)").frame(width: 100, height: 20) } } }
    }

    go(screen)

    #expect(screen.frame(.text, "Row 30")?.midY == middle)
  }

  @Test func aRowThatIsNotThereYetIsMade() {
    let screen = screen(100, .top) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { Text("Row \($0)").frame(width: 100, height: 20) } } }
    }

    go(screen)

    #expect(screen.shown(.text) == (100..<110).map { "Row \($0)" })
    #expect(screen.nodes(.text).count == 10)
  }

  @Test func rowsOfOtherHeightsStillEndWhereTheyShould() {
    let screen = screen(501, .top) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("Row \($0)").frame(height: $0.isMultiple(of: 3) ? 20 : 50) } }
      }
    }

    go(screen)

    #expect(screen.shown(.text).first == "Row 501")
    #expect(screen.frame(.text, "Row 501")?.midY == 10)
  }

  /// `lazy/laziness`
  @Test func anIdInsideOfARowIsFoundToo() {
    let screen = screen("r100", .top) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<200) { Text("Row \($0)").frame(width: 100, height: 20).id("r\($0)") } }
      }
    }

    go(screen)

    #expect(screen.shown(.text) == (100..<110).map { "Row \($0)" })
    #expect(screen.nodes(.text).count < 40)
  }

  @Test func aListIsScrolledTo() {
    let screen = screen(500, .top) { List(0..<1000) { Text("Row \($0)") } }

    go(screen)

    #expect(screen.shown(.row).first == "Row 500")
    #expect(screen.frame(.row, "Row 500")?.minY == 0)
  }

  @Test func scrollingEndsWhereTheContentDoes() {
    let screen = screen(59, .top) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<60) { Text("Row \($0)").frame(width: 100, height: 20) } } }
    }

    go(screen)

    #expect(screen.frame(.text, "Row 59")?.midY == 190)
  }

  @Test func anIdThatNothingHasDoesNothing() {
    let screen = screen("nothing", .top) { ScrollView { Text("Row").frame(height: 1000) } }
    let before = screen.graph.displayList()

    go(screen)

    #expect(screen.graph.displayList() == before)
  }

  @Test func aRowThatWasAddedWithTheScrollIsThere() {
    struct Chat: View {
      @State private var messages = Array(0..<50)
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            ScrollView { LazyVStack(spacing: 0) { ForEach(messages, id: \.self) { Text("Row \($0)").frame(height: 20) } } }
            Press(label: "Send") {
              messages.append(50)
              proxy.scrollTo(50)
            }
          }
        }
      }
    }
    let screen = Screen(size) { Chat() }

    screen.perform(.activate, on: screen.node(.button, "Send"))

    #expect(screen.shown(.text).last == "Row 50")
  }
}
