@_spi(Runtime) import SwiftUICore

/// Puts a search field into the bars of the screen around, and suggestions over the content while people search.
struct SearchableModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  var tokens: SearchTokens?

  @State private var model: SearchModel
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.hidesSearchSuggestions) private var hidesSuggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.submitActions) private var submitActions
  @Environment(\.searchFocus) private var focus

  nonisolated init(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement, prompt: Text?,
    tokens: SearchTokens? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
    _model = State(wrappedValue: SearchModel())
  }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    model.text = text
    model.presentation = isPresented
    model.tokens = tokens
    let isActive = model.isActive
    return
      content
      .overlay(alignment: .top) {
        if isActive, !hidesSuggestions { SearchSuggestions(suggested: suggestions.map(\.view), tokens: tokens?.suggestions) }
      }
      .modifier(
        ToolbarModifier(items: field(isActive).barItem(ToolbarItemPlacement(placement.isAtTop ? .topSearch : .bottomSearch)))
      )
      .modifier(
        _EnvironmentModifier { [model] in
          $0.searchModel = model
          // They belong to this field, and not to one further inside.
          $0.searchSuggestions = nil
          $0.hidesSearchSuggestions = false
          $0.searchScopes = nil
          $0.searchFocus = nil
        })
  }

  @MainActor private func field(_ isActive: Bool) -> SearchField {
    SearchField(
      model: model, prompt: prompt ?? Text("Search"), isActive: isActive, text: text.wrappedValue, tokens: tokens?.field,
      scopes: scopes.flatMap { $0.isShown(isActive: isActive, text: text.wrappedValue) ? $0.picker : nil },
      submitActions: submitActions, focus: focus)
  }
}
