import Foundation
@_spi(Runtime) import SwiftUICore

/// What people may look for, in rows over the content; nothing where there are none.
struct SearchSuggestions: View {
  let suggested: AnyView?
  let tokens: AnyView?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let tokens { rows(tokens) }
      if let suggested { rows(suggested) }
    }
    .background(Color.systemBackground, ignoresSafeAreaEdges: [])
  }

  private func rows(_ views: AnyView) -> some View {
    views
      .environment(\.isSearchSuggestion, true)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }
}

/// Leaves out the suggestions that it stands on, and tells the search field inside of its wish.
private struct SearchSuggestionsVisibility: ViewModifier {
  let isHidden: Bool
  @Environment(\.isSearchSuggestion) private var isSuggestion

  nonisolated init(isHidden: Bool) { self.isHidden = isHidden }

  func body(content: Content) -> some View {
    if !(isHidden && isSuggestion) { content.environment(\.hidesSearchSuggestions, isHidden) }
  }
}

/// Views that a modifier hands to the search field inside.
struct SearchContent {
  let view: AnyView
}

/// The scopes of a search, and when they show.
struct SearchScopes {
  let picker: AnyView
  let activation: SearchScopeActivation.Kind

  func isShown(isActive: Bool, text: String) -> Bool {
    switch activation {
    case .automatic, .onSearchPresentation: isActive
    case .onTextEntry: isActive && !text.isEmpty
    }
  }
}

extension View {
  /// Suggests what people may look for with the search field that a modifier inside adds.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, SearchContent(view: AnyView(suggestions())))
  }

  /// Says where suggestions show, on the suggestions or around the search field; here they only ever show over the content.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(SearchSuggestionsVisibility(isHidden: visibility == .hidden && placements.contains(.content)))
  }

  /// Makes the view a suggestion: choosing it puts a text into the search field.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion { $0.complete(with: completion) })
  }

  /// Makes the view a suggestion: choosing it adds a token to the search field.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    // The closure runs where views act: on the main actor.
    nonisolated(unsafe) let token = token
    return modifier(SearchCompletion { $0.complete(with: token as Any) })
  }

  /// Lets people choose where to search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented)
    return environment(\.searchScopes, SearchScopes(picker: AnyView(picker), activation: activation.kind))
  }
}

/// A row of suggestions that fills in the search field.
private struct SearchCompletion: ViewModifier {
  let choose: @MainActor (SearchModel) -> Void

  @Environment(\.searchModel) private var model

  nonisolated init(_ choose: @escaping @MainActor (SearchModel) -> Void) { self.choose = choose }

  func body(content: Content) -> some View {
    Button {
      if let model { choose(model) }
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}

/// When the scopes of a search show.
public struct SearchScopeActivation: Sendable {
  enum Kind: Sendable { case automatic, onTextEntry, onSearchPresentation }

  let kind: Kind

  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onSearchPresentation) }
}

/// Where suggestions show.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private enum Kind: Sendable { case automatic, menu, content }

  private let kind: Kind

  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }

  public struct Set: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var menu: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 1) }
    public static var content: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 2) }
  }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchContent? { nil }
}
private enum HidesSearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum IsSearchSuggestionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  var searchSuggestions: SearchContent? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// Whether the field inside shows none over the content.
  var hidesSearchSuggestions: Bool {
    get { self[HidesSearchSuggestionsKey.self] }
    set { self[HidesSearchSuggestionsKey.self] = newValue }
  }

  var isSearchSuggestion: Bool {
    get { self[IsSearchSuggestionKey.self] }
    set { self[IsSearchSuggestionKey.self] = newValue }
  }

  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// Where the suggestions of the search around show.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}
