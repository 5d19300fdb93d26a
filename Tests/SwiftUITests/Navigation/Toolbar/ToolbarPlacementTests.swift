import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ToolbarPlacementTests {
  private enum Place: Equatable {
    case leading, middle, trailing, bottom, elsewhere
  }

  private func screen(_ placement: ToolbarItemPlacement) -> Screen {
    Screen {
      NavigationStack {
        Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: placement) { Button("Item") {} } }
      }
    }
  }

  /// Where a button at a placement stands.
  private func place(_ placement: ToolbarItemPlacement) -> Place {
    guard let frame = screen(placement).frame(.button, "Item") else { return .elsewhere }
    if frame.minY > 200 { return .bottom }
    return frame.midX < 100 ? .leading : frame.midX > 220 ? .trailing : .middle
  }

  @Test func whatGoesBackStandsAtTheLeadingEnd() {
    let placements: [ToolbarItemPlacement] = [.topBarLeading, .navigationBarLeading, .navigation, .cancellationAction]

    #expect(placements.map(place) == Array(repeating: .leading, count: 4))
  }

  @Test func whatGoesOnStandsAtTheTrailingEnd() {
    let placements: [ToolbarItemPlacement] = [
      .automatic, .topBarTrailing, .navigationBarTrailing, .primaryAction, .secondaryAction, .confirmationAction,
      .destructiveAction, .accessoryBar(id: "own"), ToolbarItemPlacement(id: "own"),
    ]

    #expect(placements.map(place) == Array(repeating: .trailing, count: 9))
  }

  @Test func whatReplacesTheTitleStandsInTheMiddle() {
    let placements: [ToolbarItemPlacement] = [.principal, .title]

    #expect(placements.map(place) == [.middle, .middle])
  }

  @Test func whatTellsAStateStandsInTheBottomBar() {
    let placements: [ToolbarItemPlacement] = [.bottomBar, .status, .bottomOrnament]

    #expect(placements.map(place) == [.bottom, .bottom, .bottom])
  }

  @Test func aLargeTitleIsReplacedWhereItIsLarge() {
    func bar(_ placement: ToolbarItemPlacement) -> [String]? {
      Screen {
        NavigationStack {
          Text("Content").navigationTitle("Title")
            .toolbar { ToolbarItem(placement: placement) { Text("Item") } }
        }
      }.nodes(.navigationBar).first?.children.map(\.label)
    }

    #expect(bar(.largeTitle) == ["Item"])
    #expect(bar(.largeSubtitle) == ["Title", "Item"])
    #expect(bar(.subtitle)?.contains("Title") == true)
  }

  @Test func whatBelongsToTheKeyboardIsNotInTheBars() {
    #expect(place(.keyboard) == .elsewhere)
  }

  @Test func anItemTellsItsName() {
    #expect(ToolbarItem(id: "save", placement: .automatic) { Text("Save") }.id == "save")
  }
}
