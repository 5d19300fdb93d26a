import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ListLooksTests {
  private func fills(_ screen: Screen) -> [DisplayColor] {
    screen.graph.displayList().items.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
  }

  @Test func rowsAreAtLeastAsHighAsTheEnvironmentSays() {
    let screen = Screen { List { Text("A") }.environment(\.defaultMinListRowHeight, 80) }

    #expect(screen.frame(.row, "A")?.height == 80)
  }

  @Test func headersAreAtLeastAsHighAsTheEnvironmentSays() {
    let screen = Screen { List { Section("A") { Text("B") } }.environment(\.defaultMinListHeaderHeight, 60) }

    #expect(screen.frame(.header, "A")?.height == 60)
  }

  @Test func rowsWithADistanceStandOnCardsOfTheirOwn() {
    let screen = Screen {
      List {
        Text("A"); Text("B")
      }.listRowSpacing(12)
    }

    #expect(screen.frame(.row, "B")!.minY - screen.frame(.row, "A")!.maxY == 12)
  }

  @Test(arguments: [(ListSectionSpacing.default, 35.0), (.compact, 17.5), (.custom(4), 4)])
  func sectionsStandApart(spacing: ListSectionSpacing, distance: CGFloat) {
    let screen = Screen {
      List {
        Section { Text("A") }
        Section { Text("B") }
      }
      .listSectionSpacing(spacing)
    }

    #expect(screen.frame(.row, "B")!.minY - screen.frame(.row, "A")!.maxY == distance)
  }

  @Test func aHiddenBackgroundIsNotFilled() {
    let background = Color.groupedBackground.drawn

    #expect(fills(Screen { List { Text("A") } }).contains(background))
    #expect(!fills(Screen { List { Text("A") }.scrollContentBackground(.hidden) }).contains(background))
  }

  @Test func someEdgesOfARowAreSet() {
    let screen = Screen { List { Text("A").listRowInsets(.leading, 50) } }

    #expect(screen.frame(.text, "A")?.minX == 66)
  }

  @Test func aSeparatorHasTheColorOfItsRow() {
    let screen = Screen {
      List {
        Text("A").listRowSeparatorTint(.red); Text("B")
      }
    }

    #expect(fills(screen).contains(Color.red.drawn))
  }

  @Test func theLineBelowASectionCanBeHidden() {
    let line = Color.separator.drawn
    func lines(_ screen: Screen) -> Int { fills(screen).filter { $0 == line }.count }

    #expect(lines(Screen { List { Section { Text("A") } }.listStyle(.plain) }) == 1)
    #expect(lines(Screen { List { Section { Text("A") }.listSectionSeparator(.hidden) }.listStyle(.plain) }) == 0)
  }

  @Test func aBadgeStandsAtTheEndOfItsRow() {
    let screen = Screen {
      List {
        Text("Inbox").badge(12); Text("Sent").badge(0); Text("Drafts").badge("new")
      }
    }

    #expect(screen.frame(.text, "12")?.maxX == CGFloat(288))
    #expect(screen.node(.text, "0") == nil)
    #expect(screen.node(.text, "new") != nil)
  }

  @Test func aProminentHeaderIsLarger() {
    func height(_ prominence: Prominence) -> CGFloat {
      Screen { List { Section("A") { Text("B") }.headerProminence(prominence) } }.frame(.header, "A")!.height
    }

    #expect(height(.increased) > height(.standard))
  }

  @Test func theTintOfItemsStandsInTheEnvironment() {
    struct Tint: View {
      @Environment(\.listItemTint) private var tint
      var body: some View { Text(tint == .red ? "red" : "other") }
    }

    #expect(Screen { Tint().listItemTint(.red) }.node(.text, "red") != nil)
    #expect(Screen { Tint().listItemTint(.fixed(.red)) }.node(.text, "red") != nil)
    #expect(Screen { Tint().listItemTint(.monochrome) }.node(.text, "other") != nil)
  }
}
