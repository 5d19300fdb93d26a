@_spi(Runtime) import SwiftUICore

extension SearchTokens {
  nonisolated init<C, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>?, @ViewBuilder token: @escaping (C.Element) -> T
  ) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    field = AnyView(ForEach(Array(tokens.wrappedValue)) { token($0).modifier(SearchTokenLook()) })
    suggestions = suggested.map { suggested in
      let held = Set(tokens.wrappedValue.map(\.id))
      return AnyView(
        ForEach(suggested.wrappedValue.filter { !held.contains($0.id) }) { element in token(element).searchCompletion(element) })
    }
    append = { token in
      guard let element = token as? C.Element else { return false }
      tokens.wrappedValue.append(element)
      return true
    }
    removeLast = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.remove(at: tokens.wrappedValue.lastIndex) } }
  }
}

extension Collection where Self: BidirectionalCollection {
  fileprivate var lastIndex: Index { index(before: endIndex) }
}

/// A token in a search field.
private struct SearchTokenLook: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(Color.systemFill, in: Capsule())
  }
}

// Tokens stand in the field before the text; those that are suggested stand over the content while people search.
extension View {
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }
}
