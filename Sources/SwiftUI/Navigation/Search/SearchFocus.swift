@_spi(Runtime) import SwiftUICore

/// What ties the keyboard of a search field to a state.
struct SearchFocus {
  let apply: (AnyView) -> AnyView
}

extension View {
  /// Ties the keyboard of the search field that a modifier inside adds to a state.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
  }

  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}
