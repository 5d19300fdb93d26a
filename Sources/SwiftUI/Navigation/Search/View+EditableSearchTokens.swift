@_spi(Runtime) import SwiftUICore

// Tokens that people can change in the field.
extension View {
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt,
        tokens: SearchTokens(editableTokens, suggested: nil) { token(editableTokens.element($0)) }))
  }

  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editableTokens, suggested: nil) { token(editableTokens.element($0)) }))
  }

  @_disfavoredOverload
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editableTokens, suggested: nil) { token(editableTokens.element($0)) }))
  }

  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(editableTokens, suggested: nil) { token(editableTokens.element($0)) }))
  }

  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editableTokens, suggested: nil) { token(editableTokens.element($0)) }))
  }

  @_disfavoredOverload
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editableTokens, suggested: nil) { token(editableTokens.element($0)) }))
  }
}

extension Binding where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element: Identifiable {
  /// The element with the id of `element`, wherever it stands by then.
  fileprivate nonisolated func element(_ element: Value.Element) -> Binding<Value.Element> {
    self[dynamicMember: \.[holding: Held(element: element)]]
  }
}

/// An element as it was, known by its id.
private struct Held<Element: Identifiable>: Hashable {
  let element: Element

  static func == (a: Held, b: Held) -> Bool { a.element.id == b.element.id }
  func hash(into hasher: inout Hasher) { hasher.combine(element.id) }
}

extension RangeReplaceableCollection where Element: Identifiable {
  fileprivate subscript(holding held: Held<Element>) -> Element {
    get { first { $0.id == held.element.id } ?? held.element }
    set {
      guard let index = firstIndex(where: { $0.id == held.element.id }) else { return }
      replaceSubrange(index...index, with: CollectionOfOne(newValue))
    }
  }
}
