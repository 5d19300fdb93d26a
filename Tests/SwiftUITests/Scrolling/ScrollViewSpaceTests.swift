import Foundation
import Testing
import TopdownDisplay
import TopdownStage

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

  @Test func aPlaceChangesAsItScrolls() throws {
    let stage = Stage(
      ScrollView {
        GeometryReader { proxy in
          Text("at \(Int(proxy.frame(in: .scrollView).minY))").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(height: 180)
        Color.clear.frame(height: 400)
      }, size: size)
    #expect(stage.shows("at 0"), "\(stage.screen)")

    try #require(stage.all(.scrollView).first).scroll(by: CGVector(dx: 0, dy: 50))

    #expect(stage.shows("at -50"), "\(stage.screen)")
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
