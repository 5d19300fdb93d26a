import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct NavigationSplitViewTests {
  private let tablet = CGSize(width: 1024, height: 768)

  private struct Library: View {
    var visibility: Binding<NavigationSplitViewVisibility> = .constant(.all)

    var body: some View {
      NavigationSplitView(columnVisibility: visibility) {
        NavigationLink("Shelf", value: 1)
          .navigationTitle("Shelves")
          .navigationDestination(for: Int.self) { Text("Book \($0)") }
      } detail: {
        Text("Nothing chosen")
      }
    }
  }

  @Test func onAPhoneTheSidebarShowsAlone() {
    let screen = Screen { Library() }

    #expect(screen.shown(.button) == ["Shelf"])
    #expect(screen.shown(.text) == [])
  }

  @Test func onAPhoneALinkLeadsToTheDetailAndTheBackButtonReturns() {
    let screen = Screen { Library() }

    screen.perform(.activate, on: screen.node(.button, "Shelf"))
    #expect(screen.shown(.text) == ["Book 1"])
    screen.perform(.activate, on: screen.node(.button, "Shelves"))

    #expect(screen.shown(.button) == ["Shelf"])
  }

  @Test func withEnoughRoomTheColumnsStandSideBySide() {
    let screen = Screen(tablet) { Library() }
    #expect(screen.shown(.text) == ["Nothing chosen"])

    screen.perform(.activate, on: screen.node(.button, "Shelf"))

    #expect(screen.shown(.button) == ["Shelf"])
    #expect(screen.shown(.text) == ["Book 1"])
    #expect(screen.frame(.text, "Book 1")?.minX ?? 0 > 320)
  }

  @Test func aVisibilityHidesTheSidebar() {
    let screen = Screen(tablet) { Library(visibility: .constant(.detailOnly)) }

    #expect(screen.shown(.button) == [])
    #expect(screen.shown(.text) == ["Nothing chosen"])
  }

  @Test func aPreferredColumnIsOnTopOnAPhoneAndFollowsTheBackButton() {
    let column = Variable(NavigationSplitViewColumn.detail)
    let screen = Screen {
      BuiltScreen {
        NavigationSplitView(preferredCompactColumn: column.binding) {
          Text("Sidebar").navigationTitle("Sidebar title")
        } content: {
          Text("Content")
        } detail: {
          Text("Detail")
        }
      }
    }
    #expect(screen.shown(.text) == ["Detail"])

    screen.perform(.activate, on: screen.node(.button, "Back"))

    #expect(column.value == .content)
    #expect(screen.shown(.text) == ["Content"])
  }

  @Test func aColumnIsAsWideAsItAsks() {
    let screen = Screen(tablet) {
      NavigationSplitView {
        Box(10, 10).navigationSplitViewColumnWidth(200)
      } detail: {
        Text("Detail")
      }
    }

    #expect(screen.frame(.image, "box")?.midX == 100)
  }

  @Test func anIdealWidthStaysBetweenItsLimits() {
    let screen = Screen(tablet) {
      NavigationSplitView {
        Box(10, 10).navigationSplitViewColumnWidth(min: 240, ideal: 100, max: 300)
      } detail: {
        Text("Detail")
      }
      .navigationSplitViewStyle(.balanced)
    }

    #expect(screen.frame(.image, "box")?.midX == 120)
  }

  @Test func aScreenThatGetsNarrowShowsOneColumn() {
    let screen = Screen(tablet) { Library() }

    screen.graph.size = CGSize(width: 320, height: 400)
    screen.graph.update()

    #expect(screen.shown(.button) == ["Shelf"])
    #expect(screen.shown(.text) == [])
  }

  @Test func aVisibilityCanBeStored() throws {
    let stored = try JSONEncoder().encode(NavigationSplitViewVisibility.doubleColumn)

    #expect(try JSONDecoder().decode(NavigationSplitViewVisibility.self, from: stored) == .doubleColumn)
  }
}
