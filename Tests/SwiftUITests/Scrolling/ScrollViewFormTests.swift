import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ScrollViewFormTests {
  @Test func aScrollViewMayHideItsIndicators() {
    func visibility(_ shows: Bool) -> ScrollIndicatorVisibility? {
      var seen: ScrollIndicatorVisibility?
      _ = Screen {
        ScrollView(.vertical, showsIndicators: shows) {
          EnvironmentReader(\.verticalScrollIndicatorVisibility) { seen = $0 }
        }
      }
      return seen
    }

    #expect(visibility(false) == .hidden || visibility(false) == .never)
    #expect(visibility(true) == .automatic)
  }

  @Test func aScrollViewTellsWhatItIsMadeOf() {
    var view = ScrollView(.horizontal, showsIndicators: false) { Text("Dune") }
    #expect(view.axes == .horizontal && !view.showsIndicators)
    #expect(Screen { view.content }.shown(.text) == ["Dune"])

    view.axes = .vertical
    #expect(view.axes == .vertical)
  }
}
