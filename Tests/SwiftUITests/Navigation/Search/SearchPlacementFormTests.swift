import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Where the field and the suggestions of a search show.
@MainActor struct SearchPlacementFormTests {
  /// Whether the field stands in the upper half of a screen.
  private func isAtTop(_ placement: SearchFieldPlacement) throws -> Bool {
    let screen = Screen {
      NavigationStack {
        BuiltScreen { Text("Books").navigationTitle("Title").searchable(text: .constant(""), placement: placement) }
      }
    }
    return try #require(screen.frame(.searchField, "Search")).midY < 200
  }

  @Test func aDrawerAndTheMiddleOfABarAreAtTheTop() throws {
    #expect(try isAtTop(.navigationBarDrawer) && isAtTop(.toolbarPrincipal))
    #expect(try isAtTop(.navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode.always)))
    #expect(try isAtTop(.navigationBarDrawer(displayMode: .automatic)))
  }

  @Test func elsewhereTheFieldIsAtTheLowerEdge() throws {
    #expect(try !isAtTop(.automatic) && !isAtTop(.toolbar) && !isAtTop(.sidebar))
  }

  /// Whether a suggestion shows while people search.
  private func suggests(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> Bool {
    let screen = Screen {
      NavigationStack {
        BuiltScreen {
          Text("Books").searchable(text: .constant(""))
            .searchSuggestions { Text("Emma!").searchCompletion("emma") }
            .searchSuggestions(visibility, for: placements)
        }
      }
    }
    screen.perform(.activate, on: screen.nodes(.searchField).first)
    return screen.shown(.button).contains("Emma!")
  }

  @Test func suggestionsAreHiddenWhereTheyWouldShow() {
    #expect(suggests(.visible, for: .content) && suggests(.hidden, for: .menu))
  }

  @Test func suggestionsThatAreHiddenInTheContentDoNotShow() {
    let screen = Screen {
      NavigationStack {
        BuiltScreen {
          Text("Books").searchable(text: .constant("")) {
            Text("Emma!").searchCompletion("emma").searchSuggestions(.hidden, for: .content)
          }
        }
      }
    }

    screen.perform(.activate, on: screen.nodes(.searchField).first)

    #expect(!screen.shown(.button).contains("Emma!"))
  }

  @Test func theSurroundingsSayThatSuggestionsShowInTheContent() {
    let placement: SearchSuggestionsPlacement = EnvironmentValues().searchSuggestionsPlacement

    #expect(placement == .content && placement != .menu && placement != .automatic)
    #expect(!SearchSuggestionsPlacement.Set.menu.contains(.content))
  }
}
