@_spi(Runtime) import SwiftUICore

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that the search around has no results.
  public nonisolated static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    >
  { ContentUnavailableView(label: .init(text: nil), description: .init(), actions: .init()) }

  /// Says that a search for `text` has no results.
  public nonisolated static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(label: .init(text: text), description: .init(), actions: .init())
  }
}

/// What is said about a search without results.
public nonisolated struct SearchUnavailableContent: Sendable {
  @MainActor @preconcurrency public struct Label: View {
    /// nil for what the search around looks for.
    let text: String?

    @Environment(\.searchModel) private var model

    nonisolated init(text: String?) { self.text = text }

    public var body: some View {
      let sought = text ?? model?.typedText ?? ""
      SwiftUI.Label(
        sought.isEmpty ? "No Results" : "No Results for “\(sought)”", systemImage: "magnifyingglass")
    }
  }

  @MainActor @preconcurrency public struct Description: View {
    nonisolated init() {}

    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  @MainActor @preconcurrency public struct Actions: View {
    nonisolated init() {}

    public var body: some View { EmptyView() }
  }
}
