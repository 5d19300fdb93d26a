import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Expected frames: `ios/nav/*` in layout-facts.json with a large title row of 52, as intrinsic-sizes.tsv says.
@MainActor struct NavigationStackTests {
  @Test func aLargeTitleTakes116PointsAndTheListStartsRightBelow() {
    let screen = Screen {
      NavigationStack { List { Text("Row") }.navigationTitle("Settings") }
    }

    #expect(screen.nodes(.navigationBar).first?.frame == CGRect(x: 0, y: 0, width: 320, height: 116))
    #expect(screen.nodes(.navigationBar).first?.children.map(\.label) == ["Settings"])
    #expect(screen.nodes(.list).first?.frame == CGRect(x: 0, y: 116, width: 320, height: 284))
    #expect(screen.frame(.row, "Row")?.minY == 116)
  }

  @Test func anInlineTitleTakes64PointsAndTheListKeepsItsInset() {
    let screen = Screen {
      NavigationStack {
        List { Text("Row") }.navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
      }
    }

    #expect(screen.nodes(.list).first?.frame == CGRect(x: 0, y: 64, width: 320, height: 336))
    #expect(screen.frame(.row, "Row")?.minY == 99)
    #expect(screen.frame(.header, "Settings")?.midX == 160)
  }

  @Test func withoutATitleThereIsNoBar() {
    let screen = Screen { NavigationStack { List { Text("Row") } } }

    #expect(screen.nodes(.navigationBar).isEmpty)
    #expect(screen.nodes(.list).first?.frame.height == 400)
  }

  @Test func theBackgroundOfAListReachesUnderTheBar() {
    let screen = Screen { NavigationStack { List { Text("Row") }.navigationTitle("Settings") } }

    let background = Color.groupedBackground.resolve(in: EnvironmentValues()).display
    let items = screen.graph.displayList().items
    #expect(items.first == .fill(.rectangle(CGRect(x: 0, y: 0, width: 320, height: 400)), background))
  }

  @Test func aListInAZStackIsAsOneThatIsTheScreen() {
    let alone = Screen { NavigationStack { List { Text("Row") }.navigationTitle("Settings") } }

    let inside = Screen {
      NavigationStack {
        ZStack {
          Color.yellow.frame(width: 10, height: 10)
          List { Text("Row") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Settings")
      }
    }

    #expect(inside.frame(.row, "Row") == alone.frame(.row, "Row"))
    #expect(inside.graph.displayList().items.first == alone.graph.displayList().items.first)
  }

  @Test func aListBelowSomethingElseKeepsItsInsetUnderALargeTitle() {
    let screen = Screen {
      NavigationStack {
        VStack(spacing: 0) {
          Text("Header").frame(height: 20)
          List { Text("Row") }
        }
        .navigationTitle("Settings")
      }
    }

    #expect(screen.nodes(.list).first?.frame.minY == 136)
    #expect(screen.frame(.row, "Row")?.minY == CGFloat(171))
  }

  @Test func aTitleThatChangesIsFollowed() {
    let title = Variable("Books")
    struct Shelf: View {
      let title: Variable<String>
      var body: some View { Text("Content").navigationTitle(title.value) }
    }
    let screen = Screen { NavigationStack { Shelf(title: title) } }

    title.value = "Films"
    screen.graph.update()

    #expect(screen.shown(.header) == ["Films"])
  }

  @Test func aTitleThatLeavesTakesTheBarAway() {
    let isTitled = Variable(true)
    struct Shelf: View {
      let isTitled: Variable<Bool>
      var body: some View {
        if isTitled.value { Text("Content").navigationTitle("Books") } else { Text("Content") }
      }
    }
    let screen = Screen { NavigationStack { Shelf(isTitled: isTitled) } }

    isTitled.value = false
    screen.graph.update()

    #expect(screen.nodes(.navigationBar).isEmpty)
  }

  @Test func theTitleFurtherInsideWins() {
    let screen = Screen {
      NavigationStack { Text("Content").navigationTitle("Inner").navigationTitle("Outer") }
    }

    #expect(screen.shown(.header) == ["Inner"])
  }

  /// `ios/nav/sizing`
  @Test func aStackFillsItsProposal() {
    let screen = Screen {
      NavigationStack { Box(40, 20) }
    }

    #expect(screen.frame(.image, "box") == CGRect(x: 140, y: 190, width: 40, height: 20))
  }
}
