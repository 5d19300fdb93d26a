import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Says whether people are searching.
private struct Results: View {
  @Environment(\.isSearching) private var isSearching

  var body: some View { Button(isSearching ? "searching" : "resting") {} }
}

private struct Tag: Identifiable, Equatable {
  var id: String
}

/// Each way to make a view searchable.
@MainActor struct SearchableFormTests {
  private let string = "Find a book"
  private let prompt = Text("Find a book")
  private let text = Binding.constant("")
  private let on = Binding.constant(true)
  private let held = Binding.constant([Tag(id: "held")])
  private let suggested = Binding.constant([Tag(id: "held"), Tag(id: "new")])

  /// The prompt of the field, the tokens in it, and the buttons beside the one that ends the search.
  private func seen(_ view: some View, whileSearching isTapped: Bool = false) -> [String] {
    let screen = Screen { NavigationStack { view } }
    if isTapped { screen.perform(.activate, on: screen.nodes(.searchField).first) }
    return screen.nodes(.searchField).map(\.label)
      + screen.nodes(.text).map(\.label).filter { $0.hasPrefix("#") }
      + screen.nodes(.button).map(\.label).filter { $0 != "Close" }.sorted()
  }

  private func token(_ tag: Tag) -> Text { Text("#\(tag.id)") }
  private func editable(_ tag: Binding<Tag>) -> Text { Text("#\(tag.wrappedValue.id)") }

  @Test func theFieldHasItsPromptInEachForm() {
    #expect(seen(Results().searchable(text: text)) == ["Search", "resting"])
    #expect(seen(Results().searchable(text: text, prompt: prompt)) == ["Find a book", "resting"])
    #expect(seen(Results().searchable(text: text, prompt: "Find a book")) == ["Find a book", "resting"])
    #expect(seen(Results().searchable(text: text, prompt: string)) == ["Find a book", "resting"])
  }

  @Test func theSearchIsOnInEachFormWithABinding() {
    #expect(seen(Results().searchable(text: text, isPresented: on)) == ["Search", "searching"])
    #expect(seen(Results().searchable(text: text, isPresented: on, prompt: prompt)) == ["Find a book", "searching"])
    #expect(seen(Results().searchable(text: text, isPresented: on, prompt: "Find a book")) == ["Find a book", "searching"])
    #expect(seen(Results().searchable(text: text, isPresented: on, prompt: string)) == ["Find a book", "searching"])
    #expect(seen(Results().searchable(text: text, isPresented: .constant(false), prompt: string)) == ["Find a book", "resting"])
  }

  @Test func suggestionsShowWhilePeopleSearchInEachForm() {
    let emma: () -> Button<Text> = { Button("Emma") {} }
    let views: [AnyView] = [
      AnyView(Results().searchable(text: text, prompt: prompt, suggestions: emma)),
      AnyView(Results().searchable(text: text, prompt: "Find a book", suggestions: emma)),
      AnyView(Results().searchable(text: text, prompt: string, suggestions: emma)),
      AnyView(Results().searchable(text: text, prompt: string).searchSuggestions(emma)),
    ]

    for view in views {
      #expect(seen(view) == ["Find a book", "resting"])
      #expect(seen(view, whileSearching: true) == ["Find a book", "Emma", "searching"])
    }
  }

  @Test func tokensStandInTheFieldInEachForm() {
    let resting = ["Find a book", "#held", "resting"]
    let searching = ["Find a book", "#held", "searching"]

    #expect(seen(Results().searchable(text: text, tokens: held, prompt: prompt, token: token)) == resting)
    #expect(seen(Results().searchable(text: text, tokens: held, prompt: "Find a book", token: token)) == resting)
    #expect(seen(Results().searchable(text: text, tokens: held, prompt: string, token: token)) == resting)
    #expect(seen(Results().searchable(text: text, tokens: held, isPresented: on, prompt: prompt, token: token)) == searching)
    #expect(
      seen(Results().searchable(text: text, tokens: held, isPresented: on, prompt: "Find a book", token: token)) == searching)
    #expect(seen(Results().searchable(text: text, tokens: held, isPresented: on, prompt: string, token: token)) == searching)
  }

  @Test func tokensThatAreNotHeldAreSuggestedInEachForm() {
    let expected = ["Find a book", "#held", "#new", "searching"]
    let tapped: [AnyView] = [
      AnyView(Results().searchable(text: text, tokens: held, suggestedTokens: suggested, prompt: prompt, token: token)),
      AnyView(Results().searchable(text: text, tokens: held, suggestedTokens: suggested, prompt: "Find a book", token: token)),
      AnyView(Results().searchable(text: text, tokens: held, suggestedTokens: suggested, prompt: string, token: token)),
    ]
    let presented: [AnyView] = [
      AnyView(
        Results().searchable(
          text: text, tokens: held, suggestedTokens: suggested, isPresented: on, prompt: prompt, token: token)),
      AnyView(
        Results().searchable(
          text: text, tokens: held, suggestedTokens: suggested, isPresented: on, prompt: "Find a book", token: token)),
      AnyView(
        Results().searchable(
          text: text, tokens: held, suggestedTokens: suggested, isPresented: on, prompt: string, token: token)),
    ]

    for view in tapped {
      #expect(seen(view) == ["Find a book", "#held", "resting"])
      #expect(seen(view, whileSearching: true) == expected)
    }
    for view in presented { #expect(seen(view) == expected) }
  }

  @Test func editableTokensStandInTheFieldInEachForm() {
    let resting = ["Find a book", "#held", "resting"]
    let searching = ["Find a book", "#held", "searching"]

    #expect(seen(Results().searchable(text: text, editableTokens: held, prompt: prompt, token: editable)) == resting)
    #expect(seen(Results().searchable(text: text, editableTokens: held, prompt: "Find a book", token: editable)) == resting)
    #expect(seen(Results().searchable(text: text, editableTokens: held, prompt: string, token: editable)) == resting)
    #expect(
      seen(Results().searchable(text: text, editableTokens: held, isPresented: on, prompt: prompt, token: editable))
        == searching)
    #expect(
      seen(Results().searchable(text: text, editableTokens: held, isPresented: on, prompt: "Find a book", token: editable))
        == searching)
    #expect(
      seen(Results().searchable(text: text, editableTokens: held, isPresented: on, prompt: string, token: editable))
        == searching)
  }

  @Test func suggestionsThatAreHiddenInTheContentDoNotShow() {
    let view = Results().searchable(text: text)
    let emma: () -> Button<Text> = { Button("Emma") {} }

    let hidden = view.searchSuggestions(.hidden, for: .content).searchSuggestions(emma)
    let elsewhere = view.searchSuggestions(.hidden, for: .menu).searchSuggestions(emma)

    #expect(seen(hidden, whileSearching: true) == ["Search", "searching"])
    #expect(seen(elsewhere, whileSearching: true) == ["Search", "Emma", "searching"])
  }

  @Test func aTokenIsCompletedIntoTheField() {
    let tokens = Variable([Tag(id: "held")])
    let screen = Screen {
      NavigationStack {
        Results().searchable(text: text, tokens: tokens.binding, prompt: prompt, token: token)
          .searchSuggestions { Text("Add new").searchCompletion(Tag(id: "new")) }
      }
    }
    screen.perform(.activate, on: screen.nodes(.searchField).first)

    screen.perform(.activate, on: screen.node(.button, "Add new"))

    #expect(tokens.value == [Tag(id: "held"), Tag(id: "new")])
  }

  @Test func scopesShowWhenTheirActivationSaysSo() {
    func hasScopes(_ activation: SearchScopeActivation, text: String) -> [Bool] {
      let screen = Screen {
        NavigationStack {
          Results().searchable(text: .constant(text)).searchScopes(.constant("All"), activation: activation) {
            Text("All").tag("All")
            Text("Mine").tag("Mine")
          }
        }
      }
      let before = !screen.nodes(.picker).isEmpty
      screen.perform(.activate, on: screen.nodes(.searchField).first)
      return [before, !screen.nodes(.picker).isEmpty]
    }

    #expect(hasScopes(.automatic, text: "") == [false, true])
    #expect(hasScopes(.onSearchPresentation, text: "") == [false, true])
    #expect(hasScopes(.onTextEntry, text: "") == [false, false])
    #expect(hasScopes(.onTextEntry, text: "dune") == [false, true])
  }
}
