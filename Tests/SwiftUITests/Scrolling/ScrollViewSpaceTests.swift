import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Rows that say where they are.
@MainActor struct ScrollViewSpaceTests {
  private let size = CGSize(width: 300, height: 200)

  private func place(_ read: @escaping (GeometryProxy) -> CGFloat) -> some View {
    GeometryReader { proxy in Text("at \(Int(read(proxy)))") }.frame(width: 100, height: 40)
  }

  @Test func itIsCountedFromInsideTheMargins() {
    let screen = Screen(size) {
      ScrollView { place { $0.frame(in: .scrollView(axis: .vertical)).minY } }.contentMargins(.top, 20, for: .scrollContent)
    }

    #expect(screen.shown(.text) == ["at 0"])
  }

  @Test func anAxisNamesTheInnermostThatScrollsAlongIt() {
    let screen = Screen(size) {
      ScrollView(.horizontal) {
        ScrollView { place { $0.bounds(of: .scrollView(axis: .horizontal))?.width ?? -1 } }.frame(width: 120)
      }
    }

    #expect(screen.shown(.text) == ["at 300"])
  }

  @Test func withoutAScrollViewThereAreNoBounds() {
    let screen = Screen(size) { place { $0.bounds(of: .scrollView)?.width ?? -1 } }

    #expect(screen.shown(.text) == ["at -1"])
  }
}
