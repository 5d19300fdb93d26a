import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TabStyleNameTests {
  private func screen<S: TabViewStyle>(_ style: S) -> Screen {
    Screen(CGSize(width: 320, height: 400)) {
      TabView {
        Text("One").tabItem { Text("First") }
        Text("Two").tabItem { Text("Second") }
      }
      .tabViewStyle(style)
    }
  }

  private func drawn<S: TabViewStyle>(_ style: S) -> [DisplayItem] { screen(style).graph.displayList().items }

  @Test func aStyleIsTheSameByTypeAndByName() {
    #expect(drawn(DefaultTabViewStyle()) == drawn(.automatic) && drawn(TabBarOnlyTabViewStyle()) == drawn(.tabBarOnly))
    #expect(drawn(SidebarAdaptableTabViewStyle()) == drawn(.sidebarAdaptable))
    #expect(drawn(GroupedTabViewStyle()) == drawn(.grouped) && drawn(CarouselTabViewStyle()) == drawn(.carousel))
    #expect(drawn(VerticalPageTabViewStyle()) == drawn(.verticalPage))
    #expect(drawn(PageTabViewStyle(indexDisplayMode: .never)) == drawn(.page(indexDisplayMode: .never)))
    #expect(drawn(PageTabViewStyle(indexDisplayMode: .automatic)) == drawn(.page))
  }

  @Test func pagesHaveDotsInsteadOfABar() {
    #expect(screen(.page).nodes(.tabBar).isEmpty && screen(.automatic).nodes(.tabBar).count == 1)
    #expect(screen(.page(indexDisplayMode: .always)).nodes(.pageIndicator).count == 1)
    #expect(screen(.page(indexDisplayMode: .never)).nodes(.pageIndicator).isEmpty)
  }

  @Test("Gap: the dots look the same whatever their background") func dots() {
    func drawn<S: IndexViewStyle>(_ style: S) -> [DisplayItem] {
      Screen(CGSize(width: 320, height: 400)) {
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(.page).indexViewStyle(style)
      }.graph.displayList().items
    }
    let plain = drawn(.page)

    #expect(!plain.isEmpty && drawn(PageIndexViewStyle(backgroundDisplayMode: .always)) == plain)
    #expect(drawn(.page(backgroundDisplayMode: .never)) == plain && drawn(.page(backgroundDisplayMode: .interactive)) == plain)
    #expect(drawn(.page(backgroundDisplayMode: .automatic)) == plain)
  }

  @Test("Gap: the bar keeps its size while people scroll") func minimizing() {
    let behaviors: [TabBarMinimizeBehavior] = [.automatic, .onScrollDown, .onScrollUp, .never]
    let frames = behaviors.map { behavior in
      Screen(CGSize(width: 320, height: 400)) {
        TabView { Text("One").tabItem { Text("First") } }.tabBarMinimizeBehavior(behavior)
      }.nodes(.tabBar).first?.frame
    }

    #expect(Set(behaviors).count == 4 && frames.allSatisfy { $0 == frames[0] && $0 != nil })
  }
}
