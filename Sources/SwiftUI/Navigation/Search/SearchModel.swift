import Observation
@_spi(Runtime) import SwiftUICore

/// One search field: whether people are searching, and what they look for.
@Observable @MainActor final class SearchModel {
  private var isActiveHere = false
  /// Where somebody else keeps whether people are searching.
  @ObservationIgnored var presentation: Binding<Bool>?
  @ObservationIgnored var text: Binding<String>?
  @ObservationIgnored var tokens: SearchTokens?

  nonisolated init() {}

  var isActive: Bool {
    get { presentation?.wrappedValue ?? isActiveHere }
    set {
      if newValue == isActive { return }
      if let presentation { presentation.wrappedValue = newValue } else { isActiveHere = newValue }
    }
  }

  /// What stands in the field; typing starts the search.
  var typedText: String {
    get { text?.wrappedValue ?? "" }
    set {
      isActive = true
      // Deleting in an empty field takes the last token away.
      if newValue.isEmpty, text?.wrappedValue.isEmpty == true { tokens?.removeLast() }
      text?.wrappedValue = newValue
    }
  }

  func dismiss() {
    text?.wrappedValue = ""
    isActive = false
  }

  func complete(with text: String) { self.text?.wrappedValue = text }

  func complete(with token: Any) {
    guard tokens?.append(token) == true else { return }
    text?.wrappedValue = ""
  }
}

/// The tokens of a search field, whose type is not told.
struct SearchTokens {
  /// The tokens as views in the field.
  let field: AnyView
  /// Those that people can choose, as views that do so.
  let suggestions: AnyView?
  /// Whether the token was of the right type.
  let append: (Any) -> Bool
  let removeLast: () -> Void
}

private enum SearchModelKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

extension EnvironmentValues {
  /// The search field that the view's content is searched with.
  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }

  /// Whether people are using the search field that a modifier around the view adds.
  public var isSearching: Bool {
    let model = searchModel
    // Views ask in their bodies, which run on the main actor.
    return model.map { model in MainActor.assumeIsolated { model.isActive } } ?? false
  }

  /// Ends the search around: it empties the field.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(model: searchModel) }
}

/// Ends a search; outside of one it does nothing.
@preconcurrency @MainActor public struct DismissSearchAction: Sendable {
  let model: SearchModel?

  nonisolated init(model: SearchModel?) { self.model = model }

  @MainActor @preconcurrency public func callAsFunction() { Recorder.withoutRecording { model?.dismiss() } }
}
