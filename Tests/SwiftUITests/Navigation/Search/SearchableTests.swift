import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Says whether people are searching, and ends it.
private struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View { Button(isSearching ? "searching" : "resting") { dismissSearch() } }
}

@MainActor struct SearchableTests {
  private func screen(
    _ text: Variable<String>, placement: SearchFieldPlacement = .automatic, _ change: (AnyView) -> AnyView = { $0 }
  ) -> Screen {
    Screen {
      NavigationStack {
        BuiltScreen { Results().navigationTitle("Title").searchable(text: text.binding, placement: placement) }
      }
    }
  }

  @Test func theFieldStandsAtTheLowerEdge() {
    let screen = screen(Variable(""))

    #expect(screen.shown(.searchField) == ["Search"])
    #expect(screen.frame(.searchField, "Search")?.midY ?? 0 > 340)
  }

  @Test func aDrawerStandsBelowTheTitle() {
    let screen = screen(Variable(""), placement: .navigationBarDrawer(displayMode: .always))

    let title = screen.frame(.header, "Title")
    let field = screen.frame(.searchField, "Search")
    #expect(field?.minY ?? 0 >= title?.maxY ?? 400)
    #expect(screen.nodes(.toolbar).isEmpty)
  }

  @Test func typingWritesTheTextAndStartsTheSearch() {
    let text = Variable("")
    let screen = screen(text)

    screen.perform(.insertText, on: screen.nodes(.searchField).first, argument: "dune")

    #expect(text.value == "dune")
    #expect(screen.shown(.button).contains("searching"))
  }

  @Test func aTapStartsTheSearchAndItsButtonEndsIt() {
    let text = Variable("dune")
    let screen = screen(text)
    screen.perform(.activate, on: screen.nodes(.searchField).first)
    #expect(screen.shown(.button).contains("searching"))

    screen.perform(.activate, on: screen.node(.button, "Close"))

    #expect(screen.shown(.button) == ["resting"])
    #expect(text.value == "")
  }

  @Test func dismissSearchEmptiesTheField() {
    let text = Variable("")
    let screen = screen(text)
    screen.perform(.insertText, on: screen.nodes(.searchField).first, argument: "dune")

    screen.perform(.activate, on: screen.node(.button, "searching"))

    #expect(text.value == "")
    #expect(screen.shown(.button) == ["resting"])
  }

  @Test func aBindingStartsAndEndsTheSearch() {
    let isPresented = Variable(true)
    let screen = Screen {
      NavigationStack {
        BuiltScreen {
          Results().searchable(text: .constant(""), isPresented: isPresented.binding, prompt: "Find a book")
        }
      }
    }
    #expect(screen.shown(.searchField) == ["Find a book"])
    #expect(screen.shown(.button).contains("searching"))

    screen.perform(.activate, on: screen.node(.button, "Close"))

    #expect(isPresented.value == false)
  }

  @Test func suggestionsShowWhilePeopleSearchAndFillInTheField() {
    let text = Variable("")
    let screen = Screen {
      NavigationStack {
        BuiltScreen {
          Results().searchable(text: text.binding) {
            Text("Dune!").searchCompletion("dune")
            Text("Emma!").searchCompletion("emma")
          }
        }
      }
    }
    #expect(!screen.shown(.button).contains("Emma!"))
    screen.perform(.activate, on: screen.nodes(.searchField).first)

    screen.perform(.activate, on: screen.node(.button, "Emma!"))

    #expect(text.value == "emma")
  }

  @Test func scopesShowWhilePeopleSearch() {
    let scope = Variable("All")
    let screen = Screen {
      NavigationStack {
        BuiltScreen {
          Results().searchable(text: .constant("")).searchScopes(scope.binding) {
            Text("All").tag("All")
            Text("Mine").tag("Mine")
          }
        }
      }
    }
    #expect(screen.nodes(.picker).isEmpty)
    screen.perform(.activate, on: screen.nodes(.searchField).first)

    screen.perform(.choose, on: screen.nodes(.picker).first, argument: "Mine")

    #expect(scope.value == "Mine")
  }

  @Test func tokensAreChosenShownAndDeleted() {
    struct Tag: Identifiable, Equatable { var id: String }
    let tokens = Variable<[Tag]>([])
    let screen = Screen {
      NavigationStack {
        BuiltScreen {
          Results().searchable(
            text: .constant(""), tokens: tokens.binding, suggestedTokens: .constant([Tag(id: "new"), Tag(id: "old")])
          ) { Text("#\($0.id)") }
        }
      }
    }
    screen.perform(.activate, on: screen.nodes(.searchField).first)

    screen.perform(.activate, on: screen.node(.button, "#old"))
    #expect(tokens.value == [Tag(id: "old")])
    #expect(screen.shown(.text).contains("#old"))
    screen.perform(.setText, on: screen.nodes(.searchField).first, argument: "")

    #expect(tokens.value == [])
  }

  @Test func editableTokensAreWrittenThroughTheirBindings() {
    struct Tag: Identifiable, Equatable { var id: String; var isOn = false }
    let tokens = Variable([Tag(id: "a")])
    let screen = Screen {
      NavigationStack {
        BuiltScreen {
          Results().searchable(text: .constant(""), editableTokens: tokens.binding) { token in
            Button(token.wrappedValue.id) { token.wrappedValue.isOn = true }
          }
        }
      }
    }

    screen.perform(.activate, on: screen.node(.button, "a"))

    #expect(tokens.value == [Tag(id: "a", isOn: true)])
  }

  @Test func submittingRunsTheActionsOfASearch() {
    let log = Variable<[String]>([])
    let screen = Screen {
      NavigationStack {
        Results().searchable(text: .constant("dune"))
          .onSubmit(of: .search) { log.value.append("search") }
          .onSubmit { log.value.append("text") }
      }
    }

    screen.perform(.insertText, on: screen.nodes(.searchField).first, argument: "\n")

    #expect(log.value == ["search"])
  }

  @Test func withoutAScreenAroundThereIsNoField() {
    let screen = Screen { Results().searchable(text: .constant("")) }

    #expect(screen.nodes(.searchField).isEmpty)
  }

  @Test func aSearchWithoutResultsSaysWhatWasSought() {
    let text = Variable("dune")
    let screen = Screen {
      NavigationStack { BuiltScreen { ContentUnavailableView.search.searchable(text: text.binding) } }
    }

    #expect(screen.shown(.text).contains("No Results for “dune”"))
  }
}
